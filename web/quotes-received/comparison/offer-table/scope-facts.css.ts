import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, radius } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/** A category that the quote leaves out: hatched, and named in text. */
export const gap = style({
  display: "block",
  padding: "0.125rem 0.375rem",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.small,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.gridBold} 0 2px, transparent 2px 8px)`,
});

/** A gap that the reader can ask about. */
export const pressable = style({
  backgroundColor: "transparent",
  width: "100%",
  minHeight: "2.75rem",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "1px" },
  },
});
export const ask = style({
  display: "block",
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { [media.print]: { display: "none" } },
});
