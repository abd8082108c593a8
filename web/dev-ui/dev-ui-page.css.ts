import { assignVars, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { darkColors, lightColors } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const scheme = style({
  display: "grid",
  alignContent: "start",
  gap: "2.5rem",
  minWidth: 0,
  padding: "1.5rem",
  background: vars.color.canvas,
  color: vars.color.ink,
});

export const schemes = styleVariants({
  light: [scheme, { colorScheme: "light", vars: assignVars(vars.color, lightColors) }],
  dark: [scheme, { colorScheme: "dark", vars: assignVars(vars.color, darkColors) }],
});
export const sideBySide = style({
  display: "grid",
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
