import { style } from "@vanilla-extract/css";
import { pageEdge } from "../../theme/tokens.ts";

/** Full-width sections: the margin that other pages have above belongs to the hero. */
export const chapters = style({ marginTop: `calc(-1 * ${pageEdge})` });
export const content = style({ paddingBlock: "clamp(1.5rem, 4vw, 3rem)" });
