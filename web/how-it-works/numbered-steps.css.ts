import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  gap: "2rem 2.5rem",
  padding: 0,
  listStyle: "none",
  // the last step's picture: five quotes side by side
  "::after": {
    content: "",
    gridColumn: "1 / -1",
    justifySelf: "center",
    width: "min(100%, 36rem)",
    aspectRatio: "8 / 5",
    borderRadius: radius.medium,
    background: "url(/img/topic/quotes-2-1.svg) center / cover no-repeat",
  },
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "0.25rem 1.25rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.ink}`,
});
export const number = style({
  gridRow: "span 2",
  minWidth: "0.9em",
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "3rem",
  lineHeight: 0.9,
  color: vars.color.accentInk,
});
