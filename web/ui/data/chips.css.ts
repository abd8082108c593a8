import { style } from "@vanilla-extract/css";
import { motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: "0.5rem" });
export const chip = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.5rem 1rem 0.5rem 0.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  lineHeight: 1.25,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(:checked)": {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.canvas,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&:has(:disabled)": { color: vars.color.inkMuted, borderColor: vars.color.rule },
  },
});
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
export const mark = style({
  flex: "none",
  width: "0.75rem",
  height: "0.75rem",
  position: "relative",
  // a plus sign that becomes a check mark when the chip is selected
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      left: "50%",
      top: "50%",
      width: "0.75rem",
      height: "2px",
      marginLeft: "-0.375rem",
      marginTop: "-1px",
      background: "currentColor",
      transition: `transform ${motion.quick}, width ${motion.quick}`,
    },
    "&::after": { transform: "rotate(90deg)" },
    [`${chip}:has(:checked) &::before`]: {
      width: "0.5rem",
      transform: "translate(-0.15rem, 0.15rem) rotate(45deg)",
    },
    [`${chip}:has(:checked) &::after`]: {
      transform: "translate(0.1rem, 0) rotate(-50deg)",
    },
  },
});
