import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown, sheetEdge } from "../../theme/shapes.ts";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { raisedWhenActive } from "../../ui/layout/link-card.ts";

export const list = style({ listStyle: "none", padding: 0, display: "grid", gap: "1rem" });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.75rem 1rem",
  padding: "1rem",
  ...sheetEdge,
  ...raisedWhenActive,
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gap: "1rem 1.5rem",
      padding: "1.25rem",
    },
    [media.large]: { gridTemplateColumns: "auto 10rem minmax(0, 1fr) auto" },
    [media.print]: { breakInside: "avoid" },
  },
});
export const picture = style({
  display: "none",
  alignSelf: "start",
  borderRadius: radius.small,
  overflow: "hidden",
  "@media": { [media.large]: { display: "block" } },
});
export const words = style({ display: "grid", alignContent: "start", gap: "0.375rem" });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: "0.375rem 0.75rem" });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 0.75rem",
  fontVariantNumeric: "tabular-nums",
});
export const dates = style({ fontWeight: 600 });
export const place = style({ color: vars.color.inkMuted, overflowWrap: "anywhere" });
export const excerpt = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  ...linesShown(2),
  overflowWrap: "anywhere",
});
export const industry = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: "0.04em",
});
export const action = style({
  gridColumn: "1 / -1",
  display: "grid",
  "@media": {
    [media.medium]: { gridColumn: "auto", alignSelf: "center" },
    [media.print]: { display: "none" },
  },
});
