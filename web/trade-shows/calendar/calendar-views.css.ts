import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.5rem",
  "@media": { [media.print]: { display: "none" } },
});
export const count = style({ marginRight: "auto", fontVariantNumeric: "tabular-nums" });
export const views = style({
  display: "flex",
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
});
export const view = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.5rem 1rem",
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.ink, color: vars.color.canvas },
  },
});
