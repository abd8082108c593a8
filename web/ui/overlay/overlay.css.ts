import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { motion, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

/** Dims the page behind a dialog, and scrolls when the dialog is taller than the window. */
export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  display: "grid",
  alignItems: "stretch",
  justifyItems: "center",
  overflowY: "auto",
  // a focused element scrolls clear of the dialog's sticky buttons
  scrollPaddingBlock: "1rem 6.5rem",
  background: vars.color.scrim,
  animation: `${fade} ${motion.quick}`,
  "@media": {
    [media.medium]: { padding: "2rem", alignItems: "center" },
    [media.print]: { position: "static", display: "block", padding: 0, overflow: "visible" },
  },
});

const sheet = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  minWidth: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${rise} ${motion.calm}`,
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [media.medium]: {
      border: `1px solid ${vars.color.rule}`,
      borderRadius: radius.medium,
      boxShadow: shadow.overlay,
    },
  },
});

/** On phones a dialog fills up to the window's height; an alert stays a small box. */
export const sheets = styleVariants({
  medium: [sheet, { "@media": { [media.medium]: { maxWidth: "34rem" } } }],
  large: [sheet, { "@media": { [media.medium]: { maxWidth: "52rem" } } }],
  wide: [sheet, { "@media": { [media.medium]: { maxWidth: "76rem" } } }],
  alert: [
    sheet,
    {
      alignSelf: "center",
      width: "calc(100% - 2rem)",
      maxWidth: "28rem",
      borderRadius: radius.medium,
    },
  ],
});

export const header = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: "1rem",
  padding: "1rem 1rem 1rem 1.5rem",
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const title = style({ paddingTop: "0.375rem", fontSize: "1.375rem", lineHeight: 1.2 });
export const description = style({ marginTop: "0.25rem", color: vars.color.inkMuted });
export const body = style({ flex: 1, padding: "1.5rem" });
export const footer = style({
  position: "sticky",
  zIndex: 1,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "0.75rem",
  padding: "1rem 1.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: vars.color.surface,
  // sticks to the window's edge, despite the backdrop's padding
  "@media": { [media.medium]: { bottom: "-2rem" } },
});
export const alertWords = style({
  padding: "1.5rem 1.5rem 0.75rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5rem",
  // breaks long email addresses
  overflowWrap: "anywhere",
});
/** Content below the text, such as a field for a reason. */
export const alertMore = style({ marginTop: "0.75rem" });
export const alertFooter = style({
  // visible even when a dialog with fields is taller than the window
  position: "sticky",
  zIndex: 1,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "0.75rem",
  padding: "0.75rem 1.5rem 1.5rem",
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: vars.color.surface,
  "@media": { [media.medium]: { bottom: "-2rem" } },
});
// on a phone the buttons share the width, also when they wrap
globalStyle(`${alertFooter} > *`, {
  flex: "1 1 auto",
  "@media": { [media.medium]: { flex: "none" } },
});

// printing with an open dialog prints its whole content instead of the page
globalStyle(`body:has(> ${backdrop}) > *:not(${backdrop})`, {
  "@media": { [media.print]: { display: "none !important" } },
});
globalStyle(`html:has(${backdrop})`, {
  "@media": { [media.print]: { overflow: "visible !important" } },
});
globalStyle(`${backdrop} > *`, {
  "@media": { [media.print]: { maxWidth: "none", border: "none", boxShadow: "none" } },
});
globalStyle(`${backdrop} button`, { "@media": { [media.print]: { display: "none" } } });
