import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { motion, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });
const leave = keyframes({ to: { opacity: 0 } });

export const region = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 60,
  width: "min(26rem, 100%)",
  margin: 0,
  padding: "1rem",
  listStyle: "none",
  outline: "none",
  selectors: { "&[data-top]": { top: 0, bottom: "auto" } },
  "@media": {
    [media.medium]: { insetInline: "auto 0", padding: "1.5rem" },
    [media.print]: { display: "none" },
  },
});
const toast = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: "0.75rem",
  alignItems: "start",
  padding: "0.75rem 0.5rem 0.75rem 1rem",
  border: "1px solid",
  borderLeftWidth: "5px",
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${arrive} ${motion.calm}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${motion.quick}` },
    '&[data-swipe="move"]': { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    '&[data-swipe="cancel"]': {
      transform: "translateX(0)",
      transition: `transform ${motion.quick}`,
    },
    '&[data-swipe="end"]': {
      transform: "translateX(110%)",
      transition: `transform ${motion.quick}`,
    },
  },
});
export const tones = styleVariants({
  neutral: [toast, { borderColor: vars.color.control }],
  positive: [toast, { borderColor: vars.color.positive }],
  critical: [toast, { borderColor: vars.color.critical, background: vars.color.criticalSoft }],
});
/** A toast shown before its script has loaded. */
export const plain = style({
  display: "grid",
  gap: "0.375rem",
  padding: "1rem",
  border: `1px solid ${vars.color.critical}`,
  borderRadius: radius.medium,
  background: vars.color.criticalSoft,
  color: vars.color.ink,
  pointerEvents: "auto",
});
export const iconTones = styleVariants({
  neutral: { color: vars.color.info, marginTop: "0.5rem" },
  positive: { color: vars.color.positive, marginTop: "0.5rem" },
  critical: { color: vars.color.critical, marginTop: "0.5rem" },
});
export const words = style({
  display: "grid",
  gap: "0.375rem",
  justifyItems: "start",
  paddingBlock: "0.375rem",
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const title = style({ fontWeight: 600 });
