import { style } from "@vanilla-extract/css";
import { radius, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const documents = style({
  display: "grid",
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

export const preview = style({
  width: "100%",
  height: "auto",
  marginBlockStart: space.small,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
});
