import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  position: "relative",
  border: "1.5px solid transparent",
  borderRadius: radius.small,
  fontFamily: "inherit",
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
  "@media": { [media.print]: { display: "none" } },
  selectors: {
    "&:active:not(:disabled, [aria-disabled=true])": { transform: "translateY(1px)" },
    "&:disabled, &[aria-disabled=true]": {
      cursor: "not-allowed",
      background: vars.color.sunken,
      borderColor: vars.color.rule,
      color: vars.color.inkMuted,
    },
  },
});

/** Creates no box: its content is laid out in the button's row. */
export const label = style({ display: "contents" });

const live = "&:hover:not(:disabled, [aria-disabled=true])";

const accent = {
  background: vars.color.accent,
  borderColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: {
    [live]: { background: vars.color.accentHover, borderColor: vars.color.accentHover },
  },
};
const plain = {
  background: vars.color.surface,
  borderColor: vars.color.control,
  color: vars.color.ink,
  selectors: { [live]: { borderColor: vars.color.ink, background: vars.color.sunken } },
};

export const tones = styleVariants({
  accent,
  plain,
  /** Plain on phones and tablets, where the bar at the bottom has the orange button. */
  accentOnLaptop: { ...plain, "@media": { [media.large]: accent } },
  quiet: {
    background: "transparent",
    color: vars.color.ink,
    selectors: {
      [live]: { background: vars.color.sunken },
      "&:disabled, &[aria-disabled=true]": {
        background: "transparent",
        borderColor: "transparent",
      },
    },
  },
  critical: {
    background: vars.color.critical,
    borderColor: vars.color.critical,
    color: vars.color.onCritical,
    selectors: { [live]: { filter: "brightness(1.1)" } },
  },
});

export const sizes = styleVariants({
  large: { minHeight: "3.5rem", padding: "0.75rem 1.75rem", fontSize: fontSize.large },
  medium: { minHeight: "3rem", padding: "0.625rem 1.25rem", fontSize: fontSize.medium },
  small: { minHeight: "2.75rem", padding: "0.5rem 0.875rem", fontSize: fontSize.small },
});

export const full = style({ width: "100%" });
