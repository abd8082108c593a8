import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A table of contents beside the text. */
export const layout = style({
  display: "grid",
  gap: "2rem 4rem",
  marginTop: "clamp(1.5rem, 4vw, 3rem)",
  "@media": {
    [media.large]: { gridTemplateColumns: "17rem minmax(0, 1fr)", alignItems: "start" },
    [media.print]: { display: "block" },
  },
});
export const contents = style({
  "@media": {
    [media.large]: { position: "sticky", top: "6.5rem" },
    [media.print]: { display: "none" },
  },
});
export const list = style({
  padding: 0,
  listStyle: "none",
  counterReset: "part",
  borderTop: `2px solid ${vars.color.ink}`,
});
export const entry = style({
  borderBottom: `1px solid ${vars.color.rule}`,
  counterIncrement: "part",
});
export const link = style({
  display: "grid",
  gridTemplateColumns: "2rem 1fr",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingBlock: "0.25rem",
  textDecoration: "none",
  lineHeight: 1.35,
  "::before": { content: "counter(part)", color: vars.color.inkMuted, fontSize: fontSize.small },
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const text = style({
  display: "grid",
  gap: "2.5rem",
  maxWidth: measure.text,
  fontSize: "1.0625rem",
  lineHeight: 1.65,
});
export const part = style({ display: "grid", gap: "0.75rem", scrollMarginTop: "6rem" });
globalStyle(`${part} ul`, { paddingLeft: "1.25rem", display: "grid", gap: "0.375rem" });
globalStyle(`${part} dt`, { fontWeight: 600 });
globalStyle(`${part} dd`, { margin: "0 0 0.75rem" });
/** The note to the operator at the end of the text. */
export const aside = style({
  display: "grid",
  gap: "0.25rem",
  padding: "0.875rem 1rem",
  borderLeft: `4px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  fontSize: fontSize.medium,
});
export const updated = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1.5rem",
  color: vars.color.inkMuted,
});
globalStyle(`${part} code`, { whiteSpace: "nowrap" });
