import { keyframes, style } from "@vanilla-extract/css";
import { fontFamily, fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const pressed = keyframes({
  from: { opacity: 0, transform: "rotate(-14deg) scale(1.7)" },
  "60%": { opacity: 1, transform: "rotate(-4deg) scale(0.96)" },
});

export const stamp = style({
  justifySelf: "start",
  alignSelf: "flex-start",
  padding: "0.25rem 0.875rem",
  border: `3px double ${vars.color.positive}`,
  borderRadius: radius.small,
  color: vars.color.positive,
  fontFamily: fontFamily.display,
  fontSize: fontSize.large,
  fontWeight: 800,
  letterSpacing: "0.14em",
  textTransform: "uppercase",
  transform: "rotate(-4deg)",
  animation: `${pressed} 250ms ease-out`,
});
