/** Elements that a box or a run of text may be. The full list of HTML elements would cost the compiler seconds. */
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
