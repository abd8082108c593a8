import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";

export const min = createVar();
export const grid = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
});
export const gaps = styleVariants(space, (gap) => ({ gap }));
