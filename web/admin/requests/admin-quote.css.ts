import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Cells of a request, in one line where there is room for all of them. */
const cells = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "center",
  gap: `${space.xsmall} ${space.medium}`,
  paddingInlineEnd: space.large,
  fontSize: fontSize.small,
  "@media": {
    [media.large]: {
      gridTemplateColumns:
        "minmax(0, 1.4fr) minmax(0, 1.4fr) 7rem 6rem minmax(0, 1fr) 7.5rem 5.5rem 4rem",
    },
  },
} as const;
/** Names of the columns above the list. */
export const columns = style({
  ...cells,
  paddingBottom: space.small,
  color: vars.color.inkMuted,
  fontWeight: 600,
  "@media": {
    ...cells["@media"],
    [`not all and ${media.large}`]: { display: "none" },
  },
});
export const request = style({ borderTop: `1px solid ${vars.color.rule}` });
export const line = style({
  ...cells,
  position: "relative",
  minHeight: "3.5rem",
  paddingBlock: space.small,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.color.gridFine },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
/** A cell keeps its text on one line and cuts the rest. */
export const cell = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const company = style([cell, { fontSize: fontSize.medium, fontWeight: 600 }]);
/** Points down, and up while the request is open. */
export const arrow = style({
  position: "absolute",
  insetInlineEnd: 0,
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});
/** Said on a phone, where no names of columns are above. */
export const narrowOnly = style({ "@media": { [media.large]: { display: "none" } } });
/** Everything about the opened request. */
export const opened = style({
  display: "grid",
  gap: space.medium,
  paddingBlock: `${space.small} ${space.large}`,
  overflowWrap: "anywhere",
});

/** Assignment and notes, side by side where there is room. */
export const sides = style({
  display: "grid",
  alignItems: "start",
  gap: space.medium,
  padding: space.medium,
  borderRadius: radius.small,
  background: vars.color.canvas,
  "@media": { [media.large]: { gridTemplateColumns: "3fr 2fr" } },
});

/** Action buttons, in two columns on a phone. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  alignItems: "center",
  gap: space.small,
  "@media": { [media.small]: { display: "flex", flexWrap: "wrap" } },
});
globalStyle(`${actions} button`, {
  "@media": { [`not all and ${media.small}`]: { paddingInline: space.small } },
});
/** The menu of the other actions; its summary looks like a quiet button. */
export const more = style({ minWidth: 0, selectors: { "&[open]": { flexBasis: "100%" } } });
globalStyle(`${more} > summary`, {
  display: "list-item",
  listStylePosition: "inside",
  width: "fit-content",
  minHeight: "2.75rem",
  whiteSpace: "nowrap",
  padding: `${space.small} ${space.medium}`,
  fontWeight: 600,
  cursor: "pointer",
});
