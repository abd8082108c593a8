import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, measure } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const header = style({
  display: "grid",
  gap: "1.25rem 1.75rem",
  alignItems: "start",
  paddingBottom: "1.75rem",
  borderBottom: `1px solid ${vars.color.ink}`,
  "@media": { [media.small]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const words = style({ display: "grid", gap: "0.75rem", justifyItems: "start", minWidth: 0 });
export const name = style({ overflowWrap: "anywhere" });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 1.25rem",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.25rem",
  marginTop: "0.5rem",
});
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
export const columns = style({
  display: "grid",
  gap: "2rem 2.5rem",
  alignItems: "start",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 1.9fr) minmax(17rem, 1fr)" },
    [media.print]: { gridTemplateColumns: "minmax(0, 1.9fr) minmax(14rem, 1fr)" },
  },
});
export const main = style({ display: "grid", gap: "2rem", minWidth: 0 });
/** The figures scroll away; the link to the quote form is sticky. */
export const side = style({
  display: "grid",
  gap: "1.25rem",
  minWidth: 0,
  "@media": { [media.large]: { alignSelf: "stretch", gridTemplateRows: "auto auto 1fr" } },
});
export const sticky = style({
  "@media": {
    [media.large]: { position: "sticky", top: "6rem", alignSelf: "start" },
    [media.short]: { position: "static" },
    [media.print]: { display: "none" },
  },
});
// on a phone the bottom bar has the accented button
globalStyle(`${sticky} :is(a, button)`, {
  "@media": {
    [`not all and ${media.large}`]: {
      borderColor: vars.color.control,
      background: vars.color.surface,
      color: vars.color.ink,
    },
  },
});
export const showList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  gap: "0.375rem 1.5rem",
  padding: 0,
  listStyle: "none",
});
export const description = style({
  maxWidth: measure.text,
  fontSize: fontSize.large,
  lineHeight: 1.6,
  whiteSpace: "pre-line",
});
export const amount = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "1.5rem",
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
});
