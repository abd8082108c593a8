import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const size = "1.375rem";

/** A line with a mark for each step: vertical on a phone, otherwise across the card. */
export const line = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

export const step = style({
  position: "relative",
  display: "flex",
  gap: space.small,
  minWidth: 0,
  paddingBlockEnd: space.small,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  selectors: {
    "&[data-state=done], &[data-state=current]": { color: vars.color.ink },
    "&[data-state=current]": { fontWeight: 600 },
    "&[data-state=skipped]": { textDecoration: "line-through" },
    // the line to the next step
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${size} / 2 - 1px)`,
      insetBlock: `${size} 0`,
      width: "2px",
      background: vars.color.rule,
    },
    "&[data-state=done]:not(:last-child)::before": { background: vars.color.positive },
  },
  "@media": {
    [media.medium]: {
      flexDirection: "column",
      paddingInlineEnd: space.small,
      selectors: {
        "&:not(:last-child)::before": {
          insetInlineStart: size,
          insetInlineEnd: 0,
          insetBlock: `calc(${size} / 2 - 1px) auto`,
          width: "auto",
          height: "2px",
        },
      },
    },
  },
});

export const dot = style({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: size,
  height: size,
  border: `2px solid ${vars.color.rule}`,
  borderRadius: "50%",
  background: vars.color.surface,
  selectors: {
    "[data-state=done] > &": {
      borderColor: vars.color.positive,
      background: vars.color.positive,
      color: vars.color.surface,
    },
    "[data-state=current] > &": { borderColor: vars.color.accent, borderWidth: "4px" },
  },
});

export const when = style({
  display: "block",
  fontWeight: 400,
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

export const promise = style({ fontSize: fontSize.small, lineHeight: 1.4 });
export const promiseTones = styleVariants({
  positive: { color: vars.color.positive },
  critical: { color: vars.color.critical, fontWeight: 600 },
});
