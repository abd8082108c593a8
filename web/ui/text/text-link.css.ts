import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const textLink = style({
  color: vars.color.info,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});

/** In the color of the surrounding text. */
export const quietLink = style({
  color: "inherit",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { textDecorationStyle: "solid" } },
});

/** Around a link on its own line: on a phone it is tall enough to tap. */
export const alone = style({});
globalStyle(`${alone} > a`, {
  "@media": {
    [`not all and ${media.medium}`]: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.75rem",
    },
  },
});
