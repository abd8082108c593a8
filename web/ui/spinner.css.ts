import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "inline-block",
  flex: "none",
  width: "1.125em",
  height: "1.125em",
  border: "2px solid currentColor",
  borderTopColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 800ms linear infinite`,
});
