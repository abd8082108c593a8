import { style } from "@vanilla-extract/css";
import { motion, pageEdge } from "../theme/tokens.ts";

/**
 * Full-width sections: the margins that other pages have above and below belong to the hero and the
 * last band.
 */
export const chapters = style({ marginBlock: `calc(-1 * ${pageEdge})` });
export const results = style({
  display: "grid",
  gap: "2rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: "clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem)",
});
export const stale = style({ opacity: 0.6, transition: `opacity ${motion.calm}` });
