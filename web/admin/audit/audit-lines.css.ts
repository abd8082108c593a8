import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A select of limited width. */
export const filter = style({ maxWidth: "16rem" });
export const lines = style({ listStyle: "none", margin: 0, padding: 0 });

/** Time and text of an event: stacked on a phone, side by side where there is room. */
export const line = style({
  display: "grid",
  gap: `0 ${space.medium}`,
  padding: `${space.small} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { "&:first-child": { borderTop: "none" } },
  "@media": { [media.medium]: { gridTemplateColumns: "12rem 1fr" } },
});
export const when = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  paddingTop: "0.1rem",
});
export const what = style({ overflowWrap: "anywhere" });
