import { style } from "@vanilla-extract/css";
import { pageEdge } from "../theme/tokens.ts";

/** The closing banner touches the footer. */
export const page = style({ marginBottom: `calc(-1 * ${pageEdge})` });
export const articles = style({
  display: "grid",
  gap: "clamp(1.5rem, 3vw, 2.5rem)",
  marginBottom: "clamp(3rem, 7vw, 6rem)",
});
