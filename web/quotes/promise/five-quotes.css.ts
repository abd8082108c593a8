import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const figure = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const due = style({
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

export const state = style({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  selectors: { "&[data-tone=critical]": { color: vars.color.critical, fontWeight: 600 } },
});

export const list = style({ margin: 0, paddingInlineStart: space.medium });
