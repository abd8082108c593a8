import { style } from "@vanilla-extract/css";
import { pageEdge } from "../theme/tokens.ts";

export const main = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  paddingBlock: pageEdge,
  outline: "none",
});
