import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { linesShown, swiped } from "../theme/shapes.ts";
import { fontSize, motion, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const waiting = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.75rem",
  minHeight: "12rem",
});
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1rem, 3vw, 1.5rem)",
});

/** The featured show's sheet with the button to the next. */
export const stage = style({ position: "relative" });

/** The featured show on a large sheet. */
export const featured = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.surface,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)" } },
});
export const picture = style({
  position: "relative",
  background: vars.color.sunken,
  // on a phone the picture is cropped to a strip
  maxHeight: "7.75rem",
  overflow: "hidden",
  "@media": { [media.medium]: { maxHeight: "none" } },
});
export const leaf = style({ position: "absolute", left: "1rem", top: "1rem" });
export const words = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: "clamp(0.5rem, 2vw, 0.75rem)",
  minWidth: 0,
  padding: "clamp(1rem, 3vw, 2.5rem)",
  // the same size for all shows
  minHeight: "13rem",
  "@media": { [media.medium]: { minHeight: "22rem" } },
});
export const title = style({
  overflowWrap: "anywhere",
  "@media": {
    [media.phone]: linesShown(3),
  },
});
globalStyle(`${title} > *`, { "@media": { [media.phone]: { fontSize: fontSize.card } } });
export const place = style({ color: vars.color.inkMuted, overflowWrap: "anywhere" });
export const dates = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });
export const turn = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  "@media": {
    // over the picture
    [media.phone]: {
      position: "absolute",
      top: "1rem",
      right: "1rem",
      paddingLeft: "0.75rem",
      gap: 0,
      borderRadius: radius.small,
      background: vars.color.surface,
    },
  },
});
export const count = style({
  marginRight: "auto",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { marginRight: "0.25rem", fontSize: fontSize.small } },
});

export const overview = style({
  listStyle: "none",
  padding: 0,
  display: "grid",
  // on a phone one row to swipe through
  ...swiped,
  gridAutoColumns: "min(72%, 18rem)",
  gap: "0.75rem",
  paddingBlock: "0.25rem",
  "@media": {
    [media.small]: {
      gridAutoFlow: "row",
      gridAutoColumns: "auto",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      overflow: "visible",
    },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const choice = style({
  display: "grid",
  alignContent: "start",
  gap: "0.125rem",
  width: "100%",
  height: "100%",
  minHeight: "2.75rem",
  padding: "0.75rem 0.875rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  textAlign: "left",
  cursor: "pointer",
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 3px 0 ${vars.color.accent}`,
    },
  },
});
export const choiceDates = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
export const choiceTitle = style({
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  ...linesShown(2),
});
/** Hidden on a phone, where the arrows lead to more shows. */
export const moreShows = style({ "@media": { [media.phone]: { display: "none" } } });
/** Hidden on a phone: the show's own page has the text. */
export const excerpt = style({ "@media": { [media.phone]: { display: "none" } } });
export const foot = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });
