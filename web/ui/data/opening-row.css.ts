import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** An entry, with its one button at the end of its lines; on a phone, of its last line. */
export const entry = style({
  display: "grid",
  gap: space.small,
  padding: `${space.xsmall} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
  "@media": { [media.medium]: { paddingBlock: space.small } },
  selectors: { "&:last-child": { paddingBottom: 0 } },
});
export const withAction = style({
  display: "grid",
  gap: `0 ${space.large}`,
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
  },
});
/** The width of the button beside the last line on a phone. */
const beside = "8.5rem";
export const action = style({
  "@media": {
    [media.phone]: {
      position: "relative",
      justifySelf: "end",
      marginTop: "-1.8125rem",
      selectors: { "details[open] + &": { marginTop: 0, justifySelf: "start" } },
    },
    [media.medium]: { paddingTop: space.small },
  },
});
export const summary = style({
  display: "grid",
  position: "relative",
  padding: `${space.xsmall} ${space.large} ${space.small} 0`,
  cursor: "pointer",
  listStyle: "none",
  "@media": {
    [media.medium]: { paddingTop: space.small },
    [media.hover]: { selectors: { "&:hover": { background: vars.color.gridFine } } },
  },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
/** The title, and at the line's end a state or a clock. */
export const first = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.small}`,
});
/** Points down, and up while the entry is open. */
export const arrow = style({
  position: "absolute",
  top: space.small,
  insetInlineEnd: 0,
  color: vars.color.inkMuted,
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});
/** One line of text, cut at the end of the row. */
export const line = style({
  overflow: "hidden",
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    [media.phone]: {
      selectors: {
        [`details:has(+ ${action}):not([open]) > ${summary} > &:last-child`]: {
          marginInlineEnd: `calc(${beside} - ${space.large})`,
        },
      },
    },
  },
});
export const opened = style({
  display: "grid",
  gap: space.small,
  paddingBottom: space.small,
});
