/** The charges painted on cards, shields and buttons, fetched list by list when first needed. */

export type Charges = Readonly<Record<string, string>>;

/** A list that is fetched when it is first asked for, and only once. */
export function fetchedOnce(load: () => Promise<{ default: Charges }>): () => Promise<Charges> {
  let found: Promise<Charges> | undefined;
  return () => (found ??= load().then((module) => module.default));
}

/** The lists of the house. Games add words of their own to them, see plugins/charges.ts. */
export const LISTS = {
  crests: fetchedOnce(() => import("virtual:charges/crests")),
  avatars: fetchedOnce(() => import("virtual:charges/avatars")),
  marks: fetchedOnce(() => import("virtual:charges/marks")),
} as const;

export type ChargeList = keyof typeof LISTS;

export function chargesOf(list: ChargeList): Promise<Charges> {
  return LISTS[list]();
}
