import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";
import { linkCard, stretchedLink } from "../../ui/layout/link-card.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
});
export const card = style({ ...linkCard, minWidth: 0, breakInside: "avoid" });
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
});
export const several = style({ gridTemplateColumns: "minmax(0, 3fr) minmax(0, 1fr)" });
export const first = style({ gridColumn: 1, gridRow: "1 / span var(--small, 1)" });
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
});
export const emptyMark = style({ width: "5rem", opacity: 0.7 });
export const featured = style({ position: "absolute", zIndex: 1, top: "0.75rem", left: "0.75rem" });
export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "0.875rem",
  padding: "1.25rem",
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.25rem 0.875rem",
  alignItems: "center",
});
export const name = style({ overflowWrap: "anywhere" });
/** The link covers the whole card, except for other controls. */
export const link = style({
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    ...stretchedLink,
  },
});
/** Lies above the link that covers the card. */
export const fitting = style({
  position: "relative",
  zIndex: 1,
  paddingLeft: "0.75rem",
  borderLeft: `3px solid ${vars.color.positive}`,
  lineHeight: 1.45,
});
export const fittingFacts = style({ display: "block", color: vars.color.inkMuted });
export const place = style({ color: vars.color.inkMuted });
export const actions = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0.5rem",
  marginTop: "auto",
  paddingTop: "0.25rem",
  "@media": { print: { display: "none" } },
});
