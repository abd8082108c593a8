import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "1rem",
  paddingBlock: "1rem",
  borderBlock: `1px solid ${vars.color.ink}`,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
export const total = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});
export const label = style({ color: vars.color.inkMuted });
export const figure = style({
  margin: 0,
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)",
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});
