import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { linesShown } from "../theme/shapes.ts";
import { stickyBar } from "../ui/layout/sticky-bar.ts";

export const bar = style(stickyBar(media.large));
export const name = style({
  flex: "1 1 0",
  minWidth: 0,
  ...linesShown(2),
  overflowWrap: "anywhere",
  lineHeight: 1.25,
  fontWeight: 600,
});
