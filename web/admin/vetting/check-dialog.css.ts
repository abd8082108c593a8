import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { space } from "../../theme/tokens.ts";

/** Facts and decision beside the documents. */
export const beside = style({
  display: "grid",
  gap: space.large,
  alignItems: "start",
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "auto 1fr",
      gridAutoFlow: "column",
    },
  },
});
/** The documents. On a phone they come before the decision. */
export const documentsBeside = style({
  "@media": { [media.medium]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
