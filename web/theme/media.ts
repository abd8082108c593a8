/** From laptops on. A script that asks this or `hover` takes it by itself, so that it does not load the others. */
export const laptop = "(min-width: 64rem)";
export const hover = "(hover: hover)";

/** The only questions that styles ask about the reader's window and wishes. */
export const media = {
  dark: "(prefers-color-scheme: dark)",
  /** On phones. */
  phone: "not all and (min-width: 34rem)",
  /** From large phones on. */
  small: "(min-width: 34rem)",
  /** From tablets on. */
  medium: "(min-width: 48rem)",
  large: laptop,
  /** The width at which the logo, the places of the header and the person fit into one line. */
  bar: "(min-width: 75rem)",
  /** A window so low, or zoomed in so far, that what sticks takes the room to read in. */
  short: "(max-height: 32rem)",
  hover,
  calm: "(prefers-reduced-motion: reduce)",
  forced: "(forced-colors: active)",
  print: "print",
};
