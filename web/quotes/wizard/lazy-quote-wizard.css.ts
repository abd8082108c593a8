import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

/** As high as the wizard's first step. */
export const place = style({
  minHeight: "60rem",
  "@media": { [media.small]: { minHeight: "40rem" } },
});
