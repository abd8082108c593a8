import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const masthead = style({
  display: "grid",
  gap: "1.25rem 3rem",
  alignItems: "end",
  paddingBottom: "1.5rem",
  borderBottom: `2px solid ${vars.color.ink}`,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" } },
});
export const titles = style({ display: "grid", gap: "1rem" });
export const aside = style({ display: "grid", gap: "0.5rem", justifyItems: "start" });
export const lead = style({ fontSize: fontSize.large, lineHeight: 1.5, maxWidth: "34rem" });
export const feed = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  fontWeight: 600,
});
