/**
 * Where the page changes its shape. A media query cannot read a custom property, so each value is
 * written out where it is used; a test finds every one that is not named here. What begins just
 * beyond one of them is a hundredth of a rem larger.
 */

export const WIDTHS = {
  /** Phones and small tablets: the table has one column, and its panel is a sheet from below. */
  phone: "56rem",
  /** Wood without its grain, which costs too much there. */
  plainWood: "700px",
  /** Pages in one column. */
  page: "40rem",
  /** A phone held sideways is wider than that: then the hand goes beside the table. */
  sideways: "36rem",
  /** Phones held upright: many actions in one row, and no name of the game. */
  upright: "34rem",
  /** The smallest phones: the house shows its sign without its name. */
  smallest: "23rem",
} as const;

export const HEIGHTS = {
  /** A low phone has nothing to spare: the table gives way when something is chosen. */
  low: "44rem",
  /** A phone held sideways. */
  sideways: "30rem",
} as const;
