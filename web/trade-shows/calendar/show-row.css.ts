import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown, sheetEdge } from "../../theme/shapes.ts";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { raisedWhenActive } from "../../ui/layout/link-card.ts";
import { hiddenFromSight } from "../../ui/text/visually-hidden.css.ts";

export const list = style({ listStyle: "none", padding: 0, display: "grid", gap: "1rem" });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.75rem 1rem",
  padding: "0.5rem 0.75rem",
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
export const words = style({
  display: "grid",
  alignContent: "start",
  gap: "0.125rem",
  minWidth: 0,
  "@media": { [media.medium]: { gap: "0.375rem" } },
});
/** Shown from tablets on; a phone's row has the city in place of them. */
const roomy = { display: "none", "@media": { [media.medium]: { display: "inline" } } } as const;
export const title = style({ ...linesShown(2), overflowWrap: "anywhere" });
export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.375rem 0.75rem",
  "@media": { [media.medium]: { order: -1 } },
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 0.75rem",
  fontVariantNumeric: "tabular-nums",
});
export const dates = style({ fontWeight: 600 });
export const city = style({
  color: vars.color.inkMuted,
  "@media": { [media.medium]: { display: "none" } },
});
export const place = style({ color: vars.color.inkMuted, overflowWrap: "anywhere", ...roomy });
export const excerpt = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  display: "none",
  overflowWrap: "anywhere",
  "@media": { [media.medium]: linesShown(2) },
});
export const industry = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: "0.04em",
  ...roomy,
});
/** On a phone the whole row is the link. */
export const action = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  "@media": {
    [media.medium]: { position: "static", display: "block", alignSelf: "center" },
    [media.print]: { display: "none" },
  },
});
globalStyle(`${action} > a`, {
  "@media": { [media.belowTablet]: { background: "none", borderColor: "transparent" } },
});
export const actionWords = style({
  "@media": { [media.belowTablet]: hiddenFromSight },
});
