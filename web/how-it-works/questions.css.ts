import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** The questions, with a drawing beside them where there is room. */
export const layout = style({
  display: "grid",
  gap: "3rem",
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "3fr 2fr" } },
});
export const picture = style({
  display: "none",
  "@media": { [media.large]: { display: "block", position: "sticky", top: "6rem" } },
});
export const list = style({ borderTop: `1px solid ${vars.color.rule}` });
export const question = style({ borderBottom: `1px solid ${vars.color.rule}` });
export const summary = style({
  minHeight: "3.5rem",
  padding: "1rem 2.5rem 1rem 0",
  position: "relative",
  fontSize: fontSize.large,
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: "+",
      position: "absolute",
      right: "0.5rem",
      top: "0.75rem",
      fontSize: "1.5rem",
      lineHeight: 1.25,
      color: vars.color.accentInk,
    },
    [`${question}[open] &::after`]: { content: "−" },
  },
});
export const answer = style({
  padding: "0 2.5rem 1.25rem 0",
  maxWidth: "42rem",
  color: vars.color.inkMuted,
});
