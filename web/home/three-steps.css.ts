import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { swiped } from "../theme/shapes.ts";
import { fontFamily, fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A dimension line with ticks and labels, as on a plan; on a phone it scrolls to the right. */
export const steps = style({
  display: "grid",
  ...swiped,
  gridAutoColumns: "min(80%, 18rem)",
  margin: 0,
  padding: "0.625rem 0 0",
  listStyle: "none",
  "@media": {
    [media.medium]: { gridAutoColumns: "1fr", overflow: "visible" },
    [media.print]: { gridAutoFlow: "row", overflow: "visible" },
  },
});
const tick = {
  content: "",
  position: "absolute",
  top: "-0.625rem",
  width: "2px",
  height: "1.25rem",
  background: vars.color.accent,
  transform: "rotate(45deg)",
} as const;
export const step = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: "clamp(0.25rem, 1vw, 0.5rem)",
  padding: "clamp(1.25rem, 3vw, 1.75rem) clamp(1.25rem, 3vw, 2rem) 0 0",
  borderTop: `1px solid ${vars.color.ink}`,
  scrollSnapAlign: "start",
  "::before": { ...tick, left: "0.5rem" },
  selectors: { "&:last-child::after": { ...tick, right: "0.5rem" } },
});
export const when = style({
  fontFamily: fontFamily.text,
  fontSize: fontSize.small,
  fontWeight: 600,
  color: vars.color.accentInk,
  fontVariantNumeric: "tabular-nums",
});
