import { style } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const divider = style({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  selectors: {
    "&::before, &::after": {
      content: "''",
      flex: 1,
      borderTop: `1px solid ${vars.color.rule}`,
    },
  },
});
