/**
 * Laptops and wider. Scripts import this and `hover` directly, so that they don't load the other
 * queries.
 */
export const laptop = "(min-width: 64rem)";
export const hover = "(hover: hover)";

/** All media queries that styles use. */
export const media = {
  dark: "(prefers-color-scheme: dark)",
  /** Phones only. */
  phone: "not all and (min-width: 34rem)",
  /** Large phones and wider. */
  small: "(min-width: 34rem)",
  belowTablet: "not all and (min-width: 48rem)",
  /** Tablets and wider. */
  medium: "(min-width: 48rem)",
  /** Narrower than tablets, on a screen. */
  narrow: "screen and (max-width: 47.99rem)",
  large: laptop,
  /** Wide enough for the logo, the header's links and the account in one row. */
  bar: "(min-width: 75rem)",
  /** Wide enough for a table or two panes beyond a page's width. */
  wide: "(min-width: 100rem)",
  /** A window so low, or zoomed so far, that sticky parts would cover the content. */
  short: "(max-height: 32rem)",
  hover,
  calm: "(prefers-reduced-motion: reduce)",
  forced: "(forced-colors: active)",
  print: "print",
};
