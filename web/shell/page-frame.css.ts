import { style } from "@vanilla-extract/css";
import { pageEdge, space } from "../theme/tokens.ts";

export const main = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  paddingBlock: pageEdge,
  outline: "none",
});
/** Content of a page for one task or of a work screen: close to the edge, so that more of it is in the window. */
export const workMain = style([main, { paddingBlock: space.medium }]);
