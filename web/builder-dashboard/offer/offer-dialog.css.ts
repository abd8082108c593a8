import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/**
 * The brief beside the form where there is room, sticky while the form scrolls; otherwise collapsed
 * above it.
 */
export const sides = style({
  display: "grid",
  // never wider than the dialog, whatever its content
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.large,
  alignItems: "start",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 26rem) minmax(0, 1fr)",
      gap: space.xlarge,
      // an itemized quote's table takes the whole width, with the brief below
      selectors: { "&:has(table)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
/** On a phone the brief is one sticky line until it is expanded. */
export const brief = style({
  position: "sticky",
  zIndex: 1,
  top: 0,
  minWidth: 0,
  selectors: { "&:has(details[open])": { position: "static" } },
  "@media": {
    [media.short]: { position: "static" },
    [media.large]: {
      selectors: {
        "&:has(details[open])": { position: "sticky" },
        "&:has(~ form table)": { position: "static", order: 1 },
      },
    },
  },
});
export const folded = style({
  padding: `0 ${space.medium}`,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.canvas,
  "@media": { [media.large]: { padding: space.medium } },
});
export const summary = style({
  minHeight: "2.75rem",
  paddingBlock: space.small,
  fontWeight: 600,
  cursor: "pointer",
  "@media": {
    [media.large]: { cursor: "default", listStyle: "none", minHeight: 0, paddingTop: 0 },
  },
});
export const inShort = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
});
export const content = style({ paddingBottom: space.medium });
