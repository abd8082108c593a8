import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space.medium,
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
  "@media": { [media.print]: { display: "none" } },
});
export const choice = style({ flex: "0 1 13rem", maxWidth: "16rem" });

export const split = style({
  display: "grid",
  gap: space.small,
  "@media": { [media.print]: { display: "none" } },
});
export const bar = style({
  display: "flex",
  height: "1.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  overflow: "hidden",
});
export const part = style({
  borderInlineEnd: `1px solid ${vars.color.control}`,
  selectors: {
    "&:nth-child(odd)": { background: vars.color.gridBold },
    "&:nth-child(even)": { background: vars.color.surface },
    "&:last-child": { borderInlineEnd: "none" },
  },
});
