/** A text that scrolls shows that it goes on: `data-more` while there is something below. As long as
    it scrolls, keys must reach it. */
export function fading(node: HTMLElement, _changes: unknown) {
  function look(): void {
    node.toggleAttribute("data-more", node.scrollHeight - node.clientHeight - node.scrollTop > 2);
    node.tabIndex = node.scrollHeight - node.clientHeight > 2 ? 0 : -1;
  }
  function anew(): void {
    node.scrollTop = 0;
    look();
  }
  const watcher = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  watcher?.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  look();
  return {
    update: () => void Promise.resolve().then(anew),
    destroy: () => watcher?.disconnect(),
  };
}
