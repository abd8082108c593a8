import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown } from "../../theme/shapes.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { deskFits } from "../admin-dashboard.css.ts";

/** Height of the page's sticky header. */
const top = "5.5rem";

/** The list beside the opened request; on a phone only one of the two. */
export const listBesideRequest = style({
  display: "grid",
  columnGap: space.large,
  minWidth: 0,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(18rem, 22rem) minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      alignItems: "start",
    },
    [deskFits]: { height: "100%", alignItems: "stretch" },
  },
});
const narrow = `not all and ${media.large}`;
export const listPane = style({
  display: "grid",
  gap: space.small,
  minWidth: 0,
  "@media": {
    [media.large]: { gridRow: "1 / -1", position: "sticky", top },
    [deskFits]: { display: "flex", flexDirection: "column", position: "static", minHeight: 0 },
  },
});
export const detailPane = style({
  minWidth: 0,
  "@media": {
    [deskFits]: {
      // text for screen readers only is placed by it, and doesn't lengthen the page
      position: "relative",
      minHeight: 0,
      overflowY: "auto",
      // the inset keeps focus rings whole
      paddingInline: space.small,
    },
  },
});
// a focused element scrolls clear of the bar at the bottom of the window
globalStyle(`.${detailPane} :is(a, button, input, select, summary)`, {
  scrollMarginBottom: "7rem",
});
/** On a phone an open request hides the list. */
export const isOpened = style({});
export const isClosed = style({});
globalStyle(`.${isOpened} .${listPane}`, { "@media": { [narrow]: { display: "none" } } });
globalStyle(`.${isClosed} .${detailPane}`, { "@media": { [narrow]: { display: "none" } } });
/** Hidden on a phone while a request is open. */
export const wideOnly = style({ "@media": { [narrow]: { display: "none" } } });

/**
 * Live region above the opened request, so that the list doesn't move. Always in the DOM, so that
 * its changes are announced; takes no space while empty.
 */
export const said = style({
  minWidth: 0,
  selectors: { "&:not(:empty)": { marginBottom: space.medium } },
  "@media": { [media.large]: { gridColumn: 2 } },
});
/** One line about the last action. */
export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xsmall} ${space.small}`,
  padding: `${space.xsmall} ${space.medium}`,
  borderRadius: radius.small,
  background: vars.color.positiveSoft,
  color: vars.color.positive,
  fontSize: fontSize.small,
});
export const noticeText = style({ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" });

export const filters = style({
  display: "flex",
  flexShrink: 0,
  gap: space.small,
  margin: 0,
  padding: 0,
  overflowX: "auto",
  listStyle: "none",
  "@media": { [media.small]: { flexWrap: "wrap" } },
});
export const filter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.small,
  minHeight: "2.75rem",
  whiteSpace: "nowrap",
  padding: `${space.xsmall} 0.875rem`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.full,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    // the focus ring is inside the row, which clips overflow
    "&:focus-visible": { outlineOffset: "-3px" },
    "&:hover": { borderColor: vars.color.ink },
    "&[aria-current]": {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.canvas,
    },
  },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  "@media": {
    [media.large]: { maxHeight: "max(16rem, calc(100dvh - 19rem))", overflowY: "auto" },
    [deskFits]: { position: "relative", maxHeight: "none", minHeight: "8rem" },
  },
});
export const item = style({
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.rule}` } },
});
export const row = style({
  display: "grid",
  gap: space.xsmall,
  padding: `${space.small} ${space.medium}`,
  borderInlineStart: "4px solid transparent",
  color: vars.color.ink,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { background: vars.color.gridFine },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    [media.large]: {
      selectors: {
        "&[aria-current]": { background: vars.color.sunken, borderColor: vars.color.accent },
      },
    },
  },
});
export const rowHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.small,
});
export const show = style([
  linesShown(2),
  { fontSize: fontSize.medium, fontWeight: 600, minWidth: 0 },
]);
export const muted = style({ color: vars.color.inkMuted });
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xsmall} ${space.small}`,
});

/** The opened request; it receives the focus. */
export const opened = style({
  scrollMarginTop: top,
  selectors: { "&:focus": { outline: "none" } },
});
export const detail = style({ display: "grid", gap: space.large });
/** The brief, the builders, then the rest; the builders stand beside both where there is room. */
export const halves = style({
  display: "grid",
  alignItems: "start",
  gap: space.medium,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto 1fr",
      columnGap: space.large,
    },
  },
});
export const builderPane = style({
  minWidth: 0,
  "@media": { [media.wide]: { gridArea: "1 / 2 / -1 / auto" } },
});
/** Requirements in the exhibitor's own words. */
export const requirements = style({
  maxWidth: "42rem",
  margin: `${space.small} 0 0`,
  paddingInlineStart: space.medium,
  borderInlineStart: `3px solid ${vars.color.rule}`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const detailHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: `${space.small} ${space.medium}`,
});
/** A part of the request that is visually set apart from the brief. */
export const panel = style({
  display: "grid",
  gap: space.small,
  padding: space.medium,
  borderRadius: radius.small,
  background: vars.color.canvas,
});
/** Lines about invitations and answers. */
export const happenedLines = style({ margin: 0, paddingInlineStart: space.large });
/** Link back to the list, on a phone only. */
export const back = style({ "@media": { [media.large]: { display: "none" } } });
/** The bar to invite stays visible however long the suggestions are. */
export const bar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.small,
  marginInline: "calc(-1 * clamp(1rem, 2.5vw, 1.5rem))",
  padding: `${space.medium} clamp(1rem, 2.5vw, 1.5rem)`,
  borderTop: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  "@media": {
    [media.large]: { marginInline: 0, paddingInline: 0 },
    [media.short]: { position: "static" },
  },
});
// the bar's own buttons are always visible: focusing one must not scroll the page
globalStyle(`.${bar} :is(a, button)`, { scrollMarginBottom: 0 });
export const keys = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "baseline",
  gap: `${space.small} ${space.medium}`,
  margin: 0,
});
export const key = style({
  justifySelf: "start",
  minWidth: "2rem",
  padding: `0 ${space.small}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  fontFamily: "inherit",
  fontWeight: 600,
  textAlign: "center",
});
/** Shown only on devices with a keyboard. */
export const forKeyboards = style({
  display: "none",
  "@media": { [media.hover]: { display: "inline" } },
});

export const eventRows = style({ listStyle: "none", margin: 0, padding: 0 });
/** Time and text of an event, side by side where there is room. */
export const eventRow = style({
  display: "grid",
  gap: `0 ${space.medium}`,
  padding: `${space.small} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
  "@media": { [media.medium]: { gridTemplateColumns: "11rem minmax(0, 1fr)" } },
});
