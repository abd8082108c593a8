import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({ display: "grid", margin: 0 });
export const field = style({
  display: "grid",
  gap: "0.25rem 1rem",
  padding: "0.75rem 0",
  borderTop: `1px solid ${vars.color.rule}`,
  "@media": { [media.medium]: { gridTemplateColumns: "10rem 1fr" } },
});
/** Earlier and current version side by side. */
export const changed = style({
  "@media": { [media.medium]: { gridTemplateColumns: "10rem 1fr 1fr" } },
});
export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
export const value = style({
  margin: 0,
  minWidth: 0,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const earlier = style({
  padding: "0.5rem 0.75rem",
  borderRadius: radius.small,
  background: vars.color.sunken,
});
export const now = style({
  padding: "0.5rem 0.75rem",
  borderLeft: `3px solid ${vars.color.accent}`,
  background: vars.color.accentSoft,
});
export const when = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
});
export const pictures = style({
  display: "grid",
  gap: "0.75rem",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const picture = style({
  display: "grid",
  gap: "0.25rem",
  alignContent: "start",
  minWidth: 0,
});
/** Placeholder for a picture without a copy. */
export const noCopy = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 3",
  borderRadius: radius.small,
  border: `1px dashed ${vars.color.rule}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
export const address = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
/** The field of the reason, above the buttons that it belongs to. */
export const reasonRow = style({ flex: "1 0 100%" });
/** A menu at the start of the buttons' row. */
export const menu = style({ marginInlineEnd: "auto" });
export const menuButton = style({
  display: "flex",
  alignItems: "center",
  minHeight: "3rem",
  fontWeight: 600,
  cursor: "pointer",
});
