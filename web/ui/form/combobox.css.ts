import { style } from "@vanilla-extract/css";
import { fontSize, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const combobox = style({ position: "relative" });
export const list = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 0.25rem)",
  zIndex: 5,
  maxHeight: "min(20rem, 45vh)",
  overflowY: "auto",
  margin: 0,
  padding: "0.25rem",
  listStyle: "none",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  boxShadow: shadow.overlay,
});
export const option = style({
  display: "grid",
  minHeight: "2.75rem",
  alignContent: "center",
  padding: "0.375rem 0.625rem",
  borderRadius: radius.small,
  lineHeight: 1.35,
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { background: vars.color.gridFine },
    "&[aria-selected=true]": {
      background: vars.color.sunken,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-2px",
    },
  },
});
export const label = style({ fontWeight: 600 });
export const note = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
