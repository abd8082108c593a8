import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { space } from "../../theme/tokens.ts";

/** Documents beside the form. */
export const beside = style({
  display: "grid",
  gap: space.large,
  alignItems: "start",
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
