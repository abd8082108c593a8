import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const line = style({ display: "flex", alignItems: "center", gap: space.small });

export const seats = style({ display: "inline-flex", gap: "4px" });
/** One place for each promised quote, filled as it comes in. */
export const seat = style({
  width: "1.5rem",
  height: "0.5rem",
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  selectors: {
    "&[data-in=true]": { borderColor: vars.color.positive, background: vars.color.positive },
  },
});

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
