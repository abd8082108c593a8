import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.5rem 3rem",
  alignItems: "start",
  margin: "1rem 0 clamp(1.5rem, 4vw, 3rem)",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" },
    [media.print]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)" },
  },
});
export const words = style({ display: "grid", gap: "1rem", justifyItems: "start", minWidth: 0 });
export const title = style({ overflowWrap: "anywhere" });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: "0.5rem" });
export const when = style({
  fontFamily: fontFamily.display,
  fontSize: "clamp(1.25rem, 1rem + 1vw, 1.625rem)",
  fontWeight: 700,
  letterSpacing: "-0.015em",
  lineHeight: 1.2,
});
export const where = style({ fontSize: fontSize.large, overflowWrap: "anywhere" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.25rem",
  "@media": { [media.print]: { display: "none" } },
});
export const tags = style({
  listStyle: "none",
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
});
export const tag = style({
  padding: "0.125rem 0.625rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
export const facts = style({ width: "100%" });

/** The picture on its sheet, like every drawing. */
export const sheet = style({
  margin: 0,
  border: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.surface,
  overflow: "hidden",
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.5rem 2rem",
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 21rem" } },
});
export const story = style({ display: "grid", gap: "1.5rem", minWidth: 0 });
export const aside = style({
  display: "grid",
  gap: "1.5rem",
  "@media": {
    [media.large]: { position: "sticky", top: "6rem" },
    [media.print]: { position: "static" },
  },
});
export const plans = style({
  listStyle: "none",
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: "1rem",
});
export const unprinted = style({ "@media": { [media.print]: { display: "none" } } });
