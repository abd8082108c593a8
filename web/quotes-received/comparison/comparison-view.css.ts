import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";
import { space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** As tall as its content, so that the bottom bar sticks to the window until the end of it. */
export const view = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.large,
  "@media": { [media.narrow]: { gap: space.medium }, [media.print]: { gap: space.small } },
});
export const head = style({
  display: "grid",
  gap: space.large,
  alignItems: "end",
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) 15rem" },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr) 6rem", gap: space.small },
  },
});
export const drawing = style({
  maxWidth: "15rem",
  ...sheetEdge,
  overflow: "hidden",
  "@media": { [media.narrow]: { display: "none" } },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space.medium,
  "@media": { [media.narrow]: { display: "none" }, [media.print]: { display: "none" } },
});
export const selects = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.medium,
  flex: "1 1 auto",
});
export const sorting = style({ flex: "0 1 16rem" });
/** Places the sentence that says who is lowest. Print leaves it out, since the rows fill the sheet. */
export const sentence = style({
  maxWidth: "56rem",
  fontWeight: 600,
  lineHeight: 1.4,
  "@media": { [media.print]: { display: "none" } },
});
/** Rare actions: one button while closed, rows of buttons when open. */
export const more = style({
  flex: "0 1 auto",
  selectors: { "&[open]": { flexBasis: "100%" } },
});
export const moreButton = style({
  width: "fit-content",
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    [`${more}[open] > &`]: { marginBottom: space.small },
  },
});
/** Expanded in print, where it can't be opened. */
export const folded = style({
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: space.small,
  "@media": {
    [media.print]: {
      selectors: { "&:not([open])::details-content": { contentVisibility: "visible" } },
    },
  },
});
export const unfold = style({
  padding: `${space.small} 0`,
  fontWeight: 600,
  cursor: "pointer",
  "@media": { [media.print]: { display: "none" } },
});
/** Shown only in print, for facts that a screen shows live. */
export const printed = style({
  display: "none",
  "@media": { [media.print]: { display: "inline" } },
});
