import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "1fr 1fr", columnGap: "2rem" },
    [media.large]: { gridTemplateColumns: "1fr" },
  },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "0.125rem 1rem",
  alignContent: "start",
  paddingBlock: "1.25rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const icon = style({
  gridRow: "span 3",
  color: vars.color.accentInk,
  marginTop: "0.125rem",
});
