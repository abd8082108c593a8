import { globalStyle, style } from "@vanilla-extract/css";
import { measure } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const richText = style({ maxWidth: measure.text, overflowWrap: "anywhere" });
export const lines = style({ whiteSpace: "pre-line" });

globalStyle(`${richText} > * + *`, { marginTop: "0.75rem" });
globalStyle(`${richText} ul, ${richText} ol`, { paddingLeft: "1.25rem" });
globalStyle(`${richText} li + li`, { marginTop: "0.25rem" });
globalStyle(`${richText} blockquote`, {
  paddingLeft: "1rem",
  borderLeft: `3px solid ${vars.color.accent}`,
  fontSize: "1.1875rem",
  lineHeight: 1.5,
});
globalStyle(`${richText} a`, { textDecoration: "underline" });
globalStyle(`${richText} td, ${richText} th`, {
  padding: "0.375rem 0.75rem 0.375rem 0",
  borderBottom: `1px solid ${vars.color.rule}`,
  textAlign: "left",
  verticalAlign: "top",
  // whole words: columns that break anywhere shrink to one letter
  overflowWrap: "break-word",
});
globalStyle(`${richText} img`, { display: "block", maxWidth: "100%", height: "auto" });
globalStyle(`${richText} figcaption`, {
  marginTop: "0.25rem",
  fontSize: "0.875rem",
  color: vars.color.inkMuted,
});
