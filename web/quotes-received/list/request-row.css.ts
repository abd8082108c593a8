import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Drawing, text and buttons of a request; on a phone the buttons are below the text, which has the whole width. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.small} ${space.medium}`,
  padding: `${space.medium} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@media": {
    [media.medium]: { gridTemplateColumns: "4.5rem minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const thumb = style({
  overflow: "hidden",
  alignSelf: "start",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  "@media": { [media.belowTablet]: { display: "none" } },
});
export const drawing = style({ display: "block", width: "100%", height: "auto" });
export const words = style({ display: "grid", gap: space.xsmall, minWidth: 0 });
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xsmall} ${space.small}`,
});
export const sentence = style({ lineHeight: 1.4 });
const dot = "1rem";
/** Facts in a row, each with a visually hidden name. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  // clips the separating dot at the beginning of a line
  marginInlineStart: `calc(-1 * ${dot})`,
  clipPath: `inset(0 0 0 ${dot})`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
});
export const fact = style({
  minWidth: 0,
  display: "flex",
  selectors: {
    "&::before": {
      content: '"·"',
      flex: "none",
      width: dot,
      color: vars.color.control,
      textAlign: "center",
    },
  },
});
export const value = style({ display: "inline", margin: 0 });
/** Keeps its links in the row of buttons. */
export const links = style({ display: "contents" });
export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  "@media": {
    [media.medium]: { gridColumn: "auto", justifyContent: "end", maxWidth: "14rem" },
    [media.large]: { maxWidth: "24rem" },
  },
});
