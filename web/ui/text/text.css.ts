import { styleVariants } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentInk },
  positive: { color: vars.color.positive },
  critical: { color: vars.color.critical },
});
export const sizes = styleVariants({
  small: { fontSize: fontSize.small, lineHeight: 1.5 },
  medium: { fontSize: fontSize.medium },
  large: { fontSize: fontSize.large, lineHeight: 1.5 },
  label: {
    fontSize: fontSize.small,
    fontWeight: 600,
    letterSpacing: "0.07em",
    textTransform: "uppercase",
    lineHeight: 1.4,
  },
});
export const weights = styleVariants({ regular: {}, strong: { fontWeight: 600 } });
