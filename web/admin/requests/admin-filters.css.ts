import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { space } from "../../theme/tokens.ts";

/** Search field above two selects on a phone, all in one row where there is room. */
export const form = style({
  display: "grid",
  gap: space.medium,
  alignItems: "end",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  paddingBottom: space.medium,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 2fr) repeat(2, minmax(0, 1fr))" } },
});
export const wide = style({
  gridColumn: "1 / -1",
  "@media": { [media.medium]: { gridColumn: "auto" } },
});
