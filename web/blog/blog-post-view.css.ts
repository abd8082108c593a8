import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, measure, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const header = style({
  display: "grid",
  gap: "1rem",
  maxWidth: "54rem",
  marginBlock: "1.5rem clamp(1.5rem, 4vw, 2.5rem)",
});
export const byline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.75rem",
  paddingTop: "1rem",
  borderTop: `1px solid ${vars.color.rule}`,
  color: vars.color.inkMuted,
  "@media": { [media.print]: { display: "block" } },
});
export const lead = style({ color: vars.color.inkMuted, fontSize: fontSize.large });
export const picture = style({ overflow: "hidden", borderRadius: radius.medium });

export const columns = style({
  display: "grid",
  gap: "2.5rem 4rem",
  marginTop: "clamp(1.5rem, 4vw, 3rem)",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", alignItems: "start" },
    [media.print]: { display: "block" },
  },
});
export const aside = style({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  padding: "1.25rem",
  borderTop: `2px solid ${vars.color.accent}`,
  background: vars.color.surface,
  "@media": {
    [media.large]: { position: "sticky", top: "6.5rem" },
    [media.print]: { display: "none" },
  },
});

/** The body text of an article. */
export const prose = style({ maxWidth: measure.text, fontSize: "1.0625rem", lineHeight: 1.7 });
globalStyle(`${prose} > div > * + *`, { marginTop: "1.1em" });
globalStyle(`${prose} h2`, {
  marginTop: "2em",
  fontFamily: fontFamily.display,
  fontSize: "1.5rem",
  lineHeight: 1.2,
  letterSpacing: "-0.015em",
});
globalStyle(`${prose} h3`, { marginTop: "1.6em", fontSize: fontSize.card, lineHeight: 1.3 });
globalStyle(`${prose} h2 + *, ${prose} h3 + *`, { marginTop: "0.6em" });
globalStyle(`${prose} li::marker`, { color: vars.color.accentInk, fontWeight: 600 });
globalStyle(`${prose} th`, { fontSize: fontSize.small, color: vars.color.inkMuted });
globalStyle(`${prose} td + td, ${prose} th + th`, { fontVariantNumeric: "tabular-nums" });

export const further = style({
  marginTop: "clamp(2.5rem, 6vw, 4.5rem)",
  paddingTop: "1.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
  display: "grid",
  gap: "1.5rem",
  "@media": { [media.print]: { display: "none" } },
});
export const gallery = style({
  display: "grid",
  gap: "1rem",
  "@media": { [media.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" } },
});
export const back = style({ marginTop: "2rem" });
