import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const layout = style({
  display: "grid",
  gap: "clamp(1.25rem, 4vw, 2rem) 3rem",
  alignItems: "center",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(1.5rem, 5vw, 4.5rem) ${pageSide}`,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1.02fr) minmax(0, 1fr)" } },
});
export const words = style({
  display: "grid",
  gap: "clamp(1rem, 4vw, 1.5rem)",
  justifyItems: "start",
});
export const promise = style({ maxWidth: "34rem", fontSize: fontSize.large, lineHeight: 1.5 });
export const underlined = style({
  // a marker stroke under the key word
  backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
  backgroundRepeat: "no-repeat",
  backgroundSize: "100% 0.12em",
  backgroundPosition: "0 94%",
  whiteSpace: "nowrap",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });
// both buttons side by side
globalStyle(`${actions} > a`, {
  "@media": { [media.phone]: { paddingInline: "1rem", fontSize: fontSize.medium } },
});

/** The drawing on its sheet: a frame, corner marks, and a title block below. */
export const sheet = style({
  position: "relative",
  margin: 0,
  border: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.surface,
});
export const picture = style({
  padding: "clamp(0.5rem, 2vw, 1.25rem) 1rem clamp(0.5rem, 2vw, 0.75rem)",
});
export const titleBlock = style({
  display: "grid",
  gridTemplateColumns: "1.5fr 1fr 0.75fr",
  borderTop: `1px solid ${vars.color.drawingLine}`,
  fontSize: fontSize.small,
  "@media": { [media.small]: { gridTemplateColumns: "1.5fr 1fr 1fr" } },
});
export const cell = style({
  padding: "0.5rem clamp(0.5rem, 2vw, 0.875rem)",
  selectors: { "& + &": { borderLeft: `1px solid ${vars.color.drawingLine}` } },
});
export const term = style({ color: vars.color.inkMuted });
export const value = style({ margin: 0, fontWeight: 600 });
