/**
 * Allowed elements for boxes and runs of text. The union of all HTML elements would cost the
 * compiler seconds.
 */
export type Tag =
  | "article"
  | "aside"
  | "div"
  | "label"
  | "li"
  | "ol"
  | "p"
  | "section"
  | "span"
  | "ul";
