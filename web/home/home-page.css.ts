import { style } from "@vanilla-extract/css";
import { pageEdge } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** Full-width sections: the margins that other pages have above and below are theirs. */
export const chapters = style({ marginBlock: `calc(-1 * ${pageEdge})` });

export const sunken = style({
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.sunken,
});

/** The link from a section to the page with all of its content. */
export const onward = style({ marginTop: "clamp(1rem, 3vw, 1.5rem)" });

/** Reserves space for lists that are not loaded yet, so that nothing below jumps far. */
export const room = style({ minHeight: "140rem" });
