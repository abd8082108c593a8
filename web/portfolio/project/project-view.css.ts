import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "1rem 2rem",
  margin: "0.5rem 0 1.5rem",
});
export const titles = style({
  display: "grid",
  gap: "0.5rem",
  flex: "1 1 24rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.375rem 1.25rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.large,
});
export const actions = style({
  display: "flex",
  gap: "0.5rem",
  "@media": { [media.print]: { display: "none" } },
});
export const columns = style({
  display: "grid",
  gap: "clamp(2rem, 4vw, 3.5rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 21rem" } },
});
export const story = style({
  display: "grid",
  gap: "2rem",
  minWidth: 0,
  "@media": { [media.phone]: { gap: "1.25rem" } },
});
export const lead = style({ fontSize: fontSize.large, lineHeight: 1.55 });
export const aside = style({
  display: "grid",
  gap: "1.25rem",
  "@media": {
    [media.large]: { position: "sticky", top: "6rem" },
    [media.print]: { position: "static" },
  },
});
