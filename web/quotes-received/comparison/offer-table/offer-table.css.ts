import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { linesShown } from "../../../theme/shapes.ts";
import { fontSize, pageSide, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/**
 * Width of row headers on a phone: fits the word "management" beside the marker that folds a group.
 */
const factWidth = "8rem";

/**
 * The sticky offset of the builders' names, and the height that they cover; unset, the names scroll
 * away.
 */
const headTop = createVar();
const headRoom = createVar();
const quoteWidth = createVar();
/** Number of quotes in the table. */
export const quoteCount = createVar();

/** Parts that only a phone switches need scripts. */
const switched = `${media.narrow} and (scripting: enabled)`;
/** Height of the site's header, below which names stick. */
const belowHeader = "calc(4.5rem + 1px)";
const tableWidth = createVar();

/**
 * Up to this number of quotes fits beside the facts: nothing scrolls sideways, and sticky parts
 * stick to the window.
 */
const fits = (quotes: number) => ({
  [`&:not(:has(thead th:nth-child(${quotes + 2})))`]: {
    overflow: "visible" as const,
    maxHeight: "none",
    vars: {
      [headTop]: belowHeader,
      [headRoom]: "13rem",
      [quoteWidth]: "auto",
      [tableWidth]: "100%",
    },
  },
});

/** Holds the table and, on a phone, the names above it that stay while the page scrolls. */
export const frame = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/**
 * On a phone it is as wide as the window, shows two quotes beside the facts, and snaps to whole
 * quotes.
 */
export const scroller = style({
  gridArea: "1 / 1",
  // contains visually hidden text, too
  position: "relative",
  overflowX: "auto",
  marginInline: `calc(-1 * ${pageSide})`,
  scrollSnapType: "x mandatory",
  scrollPaddingInlineStart: factWidth,
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
  vars: { [headRoom]: "10.5rem" },
  "@media": {
    [media.medium]: {
      marginInline: 0,
      border: `1px solid ${vars.color.rule}`,
      borderRadius: radius.medium,
      scrollSnapType: "none",
      // with more quotes than fit, the table scrolls in its own frame, below the names
      maxHeight: "calc(100dvh - 6rem)",
      vars: { [headTop]: "0px", [headRoom]: "8rem" },
      selectors: fits(3),
    },
    [media.large]: { selectors: fits(4) },
    [media.bar]: { selectors: fits(5) },
    [media.short]: { maxHeight: "none", vars: { [headRoom]: "6rem" } },
    [media.print]: { overflow: "visible", maxHeight: "none", marginInline: 0, border: "none" },
  },
});

const cellPadding = "0.625rem";
const phoneWidth = `(100vw - ${factWidth}) / 2`;

export const table = style({
  width: fallbackVar(tableWidth, "max-content"),
  minWidth: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    // a width that fixes those of the columns
    [media.narrow]: { width: `calc(${factWidth} + ${quoteCount} * ${phoneWidth})` },
    [media.print]: { width: "100%", fontSize: fontSize.small },
  },
});

/** Width of a quote's cell on a phone. */
export const cellRoom = `(${phoneWidth} - 2 * ${cellPadding})`;

const cellBase = {
  padding: `${space.small} ${cellPadding}`,
  verticalAlign: "top",
  textAlign: "start",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  borderTop: `1px solid ${vars.color.rule}`,
} as const;
const wideCell = {
  padding: `0.75rem ${space.medium}`,
} as const;

/** Compact cells, so that all categories and five quotes fit on one printed sheet. */
const printCell = { padding: "0 0.25rem", lineHeight: 1.2 } as const;

/** The row header: it stays in place while the quotes scroll sideways. */
export const fact = style({
  ...cellBase,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  width: factWidth,
  paddingInline: "0.5rem",
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  hyphens: "auto",
  "@media": {
    [media.medium]: { ...wideCell, width: "10rem" },
    [media.print]: { ...printCell, position: "static", width: "19rem", background: "none" },
  },
});

export const cell = style({
  ...cellBase,
  width: `calc(${phoneWidth})`,
  borderInlineStart: `1px solid ${vars.color.rule}`,
  fontSize: fontSize.small,
  "@media": {
    // on a tablet three quotes fit beside the facts
    [media.medium]: {
      ...wideCell,
      width: fallbackVar(quoteWidth, "11.25rem"),
      fontSize: fontSize.medium,
    },
    [media.print]: { ...printCell, width: "auto", minWidth: 0, fontSize: fontSize.small },
  },
});
/** The header row of a group, with the group's sums. */
export const group = style({});
globalStyle(`${group} > td`, { background: vars.color.sunken, fontWeight: 600 });
globalStyle(`${group} > th`, { color: vars.color.ink });
globalStyle(`${table} :is(td, th):focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "-2px",
});

export const fold = style({
  display: "flex",
  alignItems: "center",
  gap: "0.25rem",
  width: "100%",
  minHeight: "2.75rem",
  margin: "-0.5rem 0 -0.125rem",
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.print]: { minHeight: 0, margin: 0 } },
});
/** A row's name that opens its lines. */
export const opens = style({
  textDecoration: "underline dotted",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.ink, textDecorationStyle: "solid" } },
  "@media": { [media.print]: { textDecoration: "none" } },
});
export const folding = style({
  flex: "none",
  selectors: { [`${fold}[aria-expanded="false"] &`]: { transform: "rotate(-90deg)" } },
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({
  borderTop: "none",
  borderBottom: `1px solid ${vars.color.rule}`,
  fontWeight: 400,
  scrollSnapAlign: "start",
  background: vars.color.surface,
  "@media": {
    [media.medium]: {
      position: "sticky",
      insetBlockStart: fallbackVar(headTop, "auto"),
      zIndex: 2,
    },
    [media.short]: { insetBlockStart: "auto" },
    [media.print]: { position: "static" },
  },
});
// the corner cell lies above both sticky headers
globalStyle(`${table} > thead th:first-child`, { "@media": { [media.medium]: { zIndex: 3 } } });
globalStyle(`${table} > thead + tbody > tr:first-child > *`, { borderTop: "none" });
// a focused element scrolls clear of the sticky names
globalStyle(`${table} > tbody :is(td, th, a, button)`, {
  scrollMarginBlockStart: fallbackVar(headRoom, "0px"),
});
/**
 * On a phone, a copy of the heads that sticks to the window: heads within a frame that scrolls
 * sideways can't.
 */
export const strip = style({
  gridArea: "1 / 1",
  display: "none",
  "@media": {
    [switched]: {
      position: "sticky",
      insetBlockStart: belowHeader,
      zIndex: 3,
      display: "flex",
      alignSelf: "start",
      overflow: "hidden",
      marginInline: `calc(-1 * ${pageSide})`,
      borderBlock: `1px solid ${vars.color.rule}`,
      background: vars.color.surface,
    },
    [`${switched} and ${media.short}`]: { insetBlockStart: 0 },
  },
});
export const stripCorner = style({
  flex: "none",
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  width: factWidth,
  background: vars.color.sunken,
});
export const stripCell = style({
  flex: "none",
  width: `calc(${phoneWidth})`,
  padding: `${space.small} ${cellPadding}`,
  borderInlineStart: `1px solid ${vars.color.rule}`,
});
/** The row of segments and options on a phone. */
export const segments = style({
  display: "none",
  "@media": {
    [switched]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.small,
    },
  },
});
globalStyle(`${segments} > [role=group]`, { flex: "1 1 auto" });
/** A row of a segment that a phone doesn't show. */
export const elsewhere = style({ "@media": { [switched]: { display: "none" } } });
export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
export const silent = style({ color: vars.color.inkMuted });

/** A quote that ended and can't be chosen. */
export const past = style({ color: vars.color.inkMuted, background: vars.color.sunken });

/** A quote that is priced for an earlier brief: its caption says so, too. */
export const earlier = style({ color: vars.color.inkMuted });

/** On a phone, the quote that the bottom bar is about. */
export const focused = style({
  boxShadow: `inset 0 3px 0 ${vars.color.accent}`,
  "@media": { [media.medium]: { boxShadow: "none" }, [media.print]: { boxShadow: "none" } },
});
export const chosen = style({ boxShadow: `inset 0 3px 0 ${vars.color.positive}` });

/** A note on its own line; in print within the line, so that everything fits on one sheet. */
export const note = style({
  display: "block",
  fontWeight: 400,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "@media": {
    [media.print]: {
      display: "inline",
      "::before": { content: "' '" },
      selectors: { "&:not(:first-child)::before": { content: "' · '" } },
    },
  },
});

export const decide = style({ display: "grid", gap: space.small, justifyItems: "stretch" });
globalStyle(`${decide} button`, { paddingInline: "0.5rem", width: "100%" });

/** Controls: hidden in print. */
export const screenOnly = style({ "@media": { [media.print]: { display: "none" } } });

/** A row whose long texts are cut until it is unfolded. */
export const cut = style({});
/** A long message is cut in print, so that everything fits on one sheet; the page has all of it. */
export const message = style({
  "@media": {
    "(scripting: enabled)": { selectors: { [`${cut} &`]: linesShown(3) } },
    [media.print]: {
      selectors: { [`${table} &`]: linesShown(12) },
    },
  },
});

/** A figure more than two years old: its text says so, too. */
export const old = style({ color: vars.color.inkMuted, fontStyle: "italic" });
