import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  padding: 0,
  listStyle: "none",
  color: vars.color.inkMuted,
});
export const crumb = style({
  selectors: {
    // after the entry, so that no line begins with a slash
    "&:not(:last-child)::after": {
      content: '"/"',
      margin: "0 0.625rem",
      color: vars.color.control,
    },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
