import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown } from "../../theme/shapes.ts";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { linkCard, stretchedLinkWithFocus } from "../../ui/layout/link-card.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
  "@media": { [media.phone]: { gap: "0.75rem" } },
});
/** On a phone a picture beside the name, so that two builders are in view below a search. */
export const card = style({
  ...linkCard,
  minWidth: 0,
  breakInside: "avoid",
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "8rem minmax(0, 1fr)",
      gap: "0.5rem 0.75rem",
      padding: "0.75rem 0.75rem 0.25rem",
    },
  },
});
/** Not shown on phones. */
export const whereWide = style({ "@media": { [media.phone]: { display: "none" } } });
/** A large picture with up to four small ones in a column, in a fixed aspect ratio. */
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridAutoRows: "minmax(0, 1fr)",
  gap: "2px",
  aspectRatio: "4 / 3",
  padding: 0,
  listStyle: "none",
  background: vars.color.rule,
  "@media": {
    [media.phone]: { aspectRatio: "auto", overflow: "hidden", borderRadius: radius.small },
  },
});
/** A phone shows the first only. */
export const several = style({
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)" } },
});
export const first = style({
  gridColumn: 1,
  "@media": {
    [media.small]: { gridRow: "1 / span var(--small, 1)" },
    [media.phone]: {
      selectors: {
        "&[data-picture]::after": {
          insetInlineStart: 0,
          insetBlockEnd: 0,
          paddingInline: "0.375rem",
          whiteSpace: "nowrap",
        },
      },
    },
  },
});
export const empty = style({
  aspectRatio: "4 / 3",
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: "1rem",
  padding: "1rem",
  textAlign: "center",
  color: vars.color.inkMuted,
  background: vars.color.sunken,
  "@media": {
    [media.phone]: { aspectRatio: "auto", gap: "0.5rem", padding: "0.5rem", lineHeight: 1.2 },
  },
});
export const emptyMark = style({
  width: "5rem",
  opacity: 0.7,
  "@media": { [media.phone]: { width: "2.5rem" } },
});
/** Over the picture; on a phone below the rating. */
export const featured = style({
  "@media": {
    [media.small]: { position: "absolute", zIndex: 1, top: "0.75rem", left: "0.75rem" },
  },
});
/** Creates no box on a phone: its parts stand in the card's grid. */
export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "0.875rem",
  padding: "1.25rem",
  "@media": { [media.phone]: { display: "contents" } },
});
export const top = style({
  display: "flex",
  flexDirection: "column",
  gap: "0.875rem",
  minWidth: 0,
  "@media": { [media.phone]: { gap: "0.25rem", alignItems: "flex-start" } },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.25rem 0.875rem",
  alignItems: "center",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const name = style({ overflowWrap: "anywhere" });
/** Lies above the link that covers the card. */
export const fitting = style({
  position: "relative",
  zIndex: 1,
  paddingLeft: "0.75rem",
  borderLeft: `3px solid ${vars.color.positive}`,
  lineHeight: 1.45,
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const fittingFacts = style({
  display: "block",
  color: vars.color.inkMuted,
  "@media": { [media.phone]: linesShown(1) },
});
export const place = style({ color: vars.color.inkMuted });
/** The last line of the card. */
export const actions = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.5rem",
  gridColumn: "1 / -1",
  marginTop: "auto",
  marginInline: "-0.5rem",
  "@media": { print: { display: "none" } },
});
export const connect = style({ position: "relative", zIndex: 1 });
/** The link covers the whole card, except for other controls. */
export const learnMore = style({
  padding: "0.5rem",
  fontWeight: 600,
  selectors: stretchedLinkWithFocus,
});
