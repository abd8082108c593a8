import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { swiped } from "../../theme/shapes.ts";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Two rows of pictures (one on a phone) that scroll to the right. */
export const wall = style({
  display: "grid",
  ...swiped,
  gridAutoColumns: "clamp(10rem, 46vw, 16.25rem)",
  gap: "1.25rem",
  margin: 0,
  padding: "0.25rem 0.25rem 1rem",
  scrollPadding: "0.25rem",
  listStyle: "none",
  "@media": { [media.small]: { gridTemplateRows: "repeat(2, auto)" } },
});
export const tile = style({ minWidth: 0, scrollSnapAlign: "start" });
export const link = style({
  display: "grid",
  gap: "0.125rem",
  borderRadius: radius.small,
  textDecoration: "none",
});
export const picture = style({
  aspectRatio: "4 / 3",
  overflow: "hidden",
  marginBottom: "0.375rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
});
const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const title = style({
  ...line,
  fontWeight: 600,
  selectors: { [`${link}:hover &`]: { textDecoration: "underline" } },
});
export const builder = style({ ...line, color: vars.color.inkMuted, fontSize: fontSize.small });
export const end = style({
  display: "grid",
  gridRow: "1 / -1",
  placeItems: "center",
  minWidth: "1px",
});
