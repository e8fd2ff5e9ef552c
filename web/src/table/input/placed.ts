import type { TableModel } from "../model/model.svelte";

/** Tells the table that a place is on the screen. */
export function placed(node: HTMLElement, told: { table: TableModel; place: string }) {
  let off = told.table.mount(told.place);
  let at = told.place;
  void node;
  return {
    update(next: { table: TableModel; place: string }) {
      if (next.place === at) return;
      off();
      at = next.place;
      off = next.table.mount(at);
    },
    destroy: () => off(),
  };
}
