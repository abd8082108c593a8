import { style } from "@vanilla-extract/css";
import { pageEdge } from "../../theme/tokens.ts";

/** From edge to edge: the room that other pages have above is the hero's. */
export const chapters = style({ marginTop: `calc(-1 * ${pageEdge})` });
export const content = style({ paddingBlock: "clamp(1.5rem, 4vw, 3rem)" });
