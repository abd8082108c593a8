import { style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const toggle = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: "+",
      marginInlineStart: "auto",
      fontSize: "1.5rem",
      lineHeight: 1,
      color: vars.color.accentInk,
    },
    "details[open] > &::after": { content: "−" },
  },
});
export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const item = style({
  padding: `${space.small} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
});
export const name = style({ fontWeight: 600 });
