import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { swiped } from "../theme/shapes.ts";
import { fontFamily, fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const rows = {
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  overflow: "visible",
} as const;

/** On a phone one row to swipe through. */
export const voices = style({
  display: "grid",
  ...swiped,
  gridAutoColumns: "min(88%, 22rem)",
  gap: "1.5rem",
  "@media": {
    [media.small]: { ...rows, gap: "2.5rem" },
    [media.print]: rows,
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "2rem" },
  },
});
export const voice = style({
  display: "flex",
  flexDirection: "column",
  gap: "1rem",
  margin: 0,
  scrollSnapAlign: "start",
  paddingTop: "1.25rem",
  borderTop: `2px solid ${vars.color.ink}`,
});
export const words = style({
  margin: 0,
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: fontSize.card,
  lineHeight: 1.35,
  letterSpacing: "-0.01em",
  textWrap: "pretty",
  "@media": { [media.phone]: { fontSize: fontSize.large } },
});
export const who = style({ display: "grid", marginTop: "auto" });
export const name = style({ fontWeight: 600 });
export const role = style({ color: vars.color.inkMuted });
