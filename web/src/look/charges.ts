/** The charges painted on cards, shields and buttons, fetched list by list when first needed. */

export type Charges = Readonly<Record<string, string>>;

export const LISTS = {
  crests: () => import("virtual:charges/crests"),
  avatars: () => import("virtual:charges/avatars"),
  marks: () => import("virtual:charges/marks"),
  gwint: () => import("virtual:charges/gwint"),
  schildwall: () => import("virtual:charges/schildwall"),
  swords_and_shields: () => import("virtual:charges/swords_and_shields"),
  with_sword_and_shield: () => import("virtual:charges/with_sword_and_shield"),
} as const;

export type ChargeList = keyof typeof LISTS;

const fetched = new Map<ChargeList, Promise<Charges>>();

export function chargesOf(list: ChargeList): Promise<Charges> {
  let found = fetched.get(list);
  if (found === undefined) {
    found = LISTS[list]().then((module) => module.default);
    fetched.set(list, found);
  }
  return found;
}

export function hasCharges(game: string): game is ChargeList {
  return game in LISTS;
}
