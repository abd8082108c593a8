import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A dimension line as on a plan, with ticks and labels. */
export const steps = style({
  display: "grid",
  gap: "2.5rem",
  padding: 0,
  listStyle: "none",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 0 } },
});
export const step = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: "0.5rem",
  paddingLeft: "1.75rem",
  borderLeft: `1px solid ${vars.color.ink}`,
  "::before": {
    content: "",
    position: "absolute",
    left: "-0.5px",
    top: "0.25rem",
    width: "2px",
    height: "1.25rem",
    background: vars.color.accent,
    transform: "translateX(-50%) rotate(45deg)",
  },
  "@media": {
    [media.medium]: {
      paddingLeft: 0,
      paddingTop: "1.75rem",
      paddingRight: "2rem",
      borderLeft: 0,
      borderTop: `1px solid ${vars.color.ink}`,
      "::before": { left: 0, top: "-0.625rem" },
      selectors: {
        "&:last-child::after": {
          content: "",
          position: "absolute",
          right: 0,
          top: "-0.625rem",
          width: "2px",
          height: "1.25rem",
          background: vars.color.accent,
          transform: "rotate(45deg)",
        },
      },
    },
  },
});
export const when = style({
  fontFamily: fontFamily.text,
  fontSize: fontSize.small,
  fontWeight: 600,
  color: vars.color.accentInk,
  fontVariantNumeric: "tabular-nums",
});
