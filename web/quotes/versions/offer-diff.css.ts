import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const fields = style({ display: "grid", gap: space.small, margin: 0 });

export const field = style({
  display: "grid",
  gap: "0.25rem",
  "@media": { [media.medium]: { gridTemplateColumns: "8rem minmax(0, 1fr)" } },
});

export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const value = style({
  display: "grid",
  margin: 0,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  fontVariantNumeric: "tabular-nums",
});

export const was = style({ color: vars.color.inkMuted });
