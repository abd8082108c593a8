import { style } from "@vanilla-extract/css";
import { fontSize, motion } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: "0.75rem",
  alignItems: "start",
  minHeight: "2.75rem",
  paddingBlock: "0.625rem",
  cursor: "pointer",
});
export const box = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: "3px",
  background: vars.color.surface,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover:not(:disabled)": { borderColor: vars.color.ink },
    "&:checked": { background: vars.color.ink, borderColor: vars.color.ink },
    "&:checked::after": {
      content: "",
      width: "0.4rem",
      height: "0.75rem",
      marginTop: "-0.15rem",
      border: `solid ${vars.color.canvas}`,
      borderWidth: "0 2.5px 2.5px 0",
      transform: "rotate(45deg)",
    },
    "&[aria-invalid=true]": { borderColor: vars.color.critical },
    "&:disabled": { borderColor: vars.color.rule, cursor: "not-allowed" },
  },
});
export const hint = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
