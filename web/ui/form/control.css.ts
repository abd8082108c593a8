import { style } from "@vanilla-extract/css";
import { motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Frame of every input. */
export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: 1.4,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
    "&:hover:not(:disabled)": { borderColor: vars.color.ink },
    // the parts of a date input, such as its calendar button, get the focus within it
    "&:focus-visible, &[type=date]:focus-within": {
      outline: "none",
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 2px ${vars.color.focus}`,
    },
    "&[aria-invalid=true]": {
      borderColor: vars.color.critical,
      boxShadow: `0 0 0 1px ${vars.color.critical}`,
    },
    "&[aria-invalid=true]:focus-visible": { boxShadow: `0 0 0 2px ${vars.color.critical}` },
    "&:disabled": {
      background: vars.color.sunken,
      borderColor: vars.color.rule,
      color: vars.color.inkMuted,
      cursor: "not-allowed",
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:focus-visible": { outline: "2px solid" } } },
  },
});
export const textArea = style({ minHeight: "8rem", resize: "vertical" });
export const selectFrame = style({ position: "relative", display: "block" });
export const select = style({ appearance: "none", paddingRight: "2.75rem", cursor: "pointer" });
export const chevron = style({
  position: "absolute",
  right: "0.875rem",
  top: "50%",
  transform: "translateY(-50%)",
  pointerEvents: "none",
  color: vars.color.inkMuted,
});
