import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";
import { hiddenFromSight } from "../../../ui/text/visually-hidden.css.ts";

export const markRem = 1.75;
/** Height of a mark with its price below, in rem. */
export const laneRem = 3;

export const ladder = style({ display: "grid", gap: space.small });
export const line = style({
  position: "relative",
  isolation: "isolate",
  borderBottom: `2px solid ${vars.color.ink}`,
  // in print the table and the text have the prices
  "@media": { [media.print]: { display: "none" } },
});
/** Words that a phone leaves to the drawing. */
export const drawn = style({ "@media": { [media.narrow]: hiddenFromSight } });
export const band = style({
  position: "absolute",
  insetBlock: 0,
  background: vars.color.positiveSoft,
  borderInline: `1px dashed ${vars.color.positive}`,
});
export const bandLabel = style({
  position: "absolute",
  insetBlockStart: "0.25rem",
  insetInlineStart: "0.5rem",
  color: vars.color.positive,
  fontSize: fontSize.small,
  whiteSpace: "nowrap",
});
export const tick = style({
  position: "absolute",
  width: "1px",
  background: vars.color.rule,
  insetBlockEnd: 0,
});
export const place = style({
  position: "absolute",
  insetInline: 0,
  // the price stays readable over the tick of another mark
  zIndex: 1,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.3,
});
export const dot = style({
  display: "block",
  width: `${markRem}rem`,
  height: `${markRem}rem`,
  overflow: "hidden",
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  selectors: {
    "&[data-earlier]": { borderStyle: "dashed", background: "transparent", opacity: 0.75 },
    "&[data-chosen]": { borderColor: vars.color.positive, borderWidth: "3px" },
  },
});
/** The price stays within the line; near the ends it is not centered on its mark. */
export const price = style({
  display: "block",
  textAlign: "center",
  whiteSpace: "nowrap",
  borderRadius: radius.small,
  background: vars.color.surface,
  fontWeight: 600,
});
