import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
  gap: `${space.small} ${space.medium}`,
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))" },
  },
});
export const fact = style({ minWidth: 0 });
export const label = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
export const value = style({
  fontWeight: 500,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
