import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { linesShown } from "../../../theme/shapes.ts";
import { fontSize, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

export const head = style({ display: "grid", gap: space.small, justifyItems: "start" });
export const who = style({
  display: "grid",
  gap: space.small,
  minWidth: 0,
  "@media": { [media.medium]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const name = style({ fontWeight: 700, lineHeight: 1.25, overflowWrap: "anywhere" });
export const link = style({
  display: "inline-block",
  paddingBlock: "0.25rem",
  textUnderlineOffset: "0.2em",
});
export const small = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
/** Builder and amount in the width of a phone's column. */
export const brief = style({
  display: "none",
  width: "100%",
  minHeight: "2.75rem",
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  lineHeight: 1.25,
  textAlign: "start",
  "@media": { [media.narrow]: { display: "grid", gap: "0.125rem", alignContent: "start" } },
});
globalStyle(`button${brief}`, { cursor: "pointer" });
export const briefName = style({ ...linesShown(2), fontSize: fontSize.small, fontWeight: 600 });
export const caption = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.25rem",
  width: "100%",
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.print]: { display: "none" },
  },
});
/** Hidden on a phone, where a column has room only for the nearest work. */
export const further = style({
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
});
export const picture = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.small,
  background: vars.color.sunken,
});
