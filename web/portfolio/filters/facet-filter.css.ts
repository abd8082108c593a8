import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const facet = style({
  position: "relative",
  "@media": { "(max-width: 33.99rem)": { flex: "1 1 40%" } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.5rem 0.75rem 0.5rem 1rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  userSelect: "none",
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { borderColor: vars.color.ink },
    "&[data-chosen]": { borderColor: vars.color.ink },
  },
});
export const chevron = style({
  marginLeft: "auto",
  color: vars.color.inkMuted,
  transition: `transform ${motion.quick}`,
  selectors: { [`${facet}[open] > ${summary} &`]: { transform: "rotate(180deg)" } },
});
export const badge = style({
  minWidth: "1.375rem",
  padding: "0 0.375rem",
  borderRadius: radius.full,
  background: vars.color.ink,
  color: vars.color.canvas,
  fontSize: fontSize.small,
  lineHeight: "1.375rem",
  textAlign: "center",
});
export const panel = style({
  position: "absolute",
  zIndex: 20,
  top: "calc(100% + 0.25rem)",
  left: 0,
  width: "max-content",
  minWidth: "100%",
  maxWidth: "min(22rem, calc(100vw - 2rem))",
  maxHeight: "min(24rem, 60vh)",
  overflowY: "auto",
  padding: "0.375rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  boxShadow: shadow.overlay,
  "@media": {
    // the second of two in a row opens to the left
    "(max-width: 33.99rem)": {
      selectors: { [`${facet}:nth-of-type(even) > &`]: { left: "auto", right: 0 } },
    },
    [media.print]: { display: "none" },
  },
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  minHeight: "2.75rem",
  padding: "0.375rem 0.625rem",
  borderRadius: radius.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[data-none]": { color: vars.color.inkMuted },
  },
});
export const box = style({
  flex: "none",
  width: "1.125rem",
  height: "1.125rem",
  accentColor: vars.color.ink,
  selectors: { "&:focus-visible": { outline: "none" } },
});
export const count = style({
  marginLeft: "auto",
  paddingLeft: "0.75rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** The search field, which stays visible above the options. */
export const finder = style({
  position: "sticky",
  top: "-0.375rem",
  zIndex: 1,
  margin: "-0.375rem -0.375rem 0.25rem",
  padding: "0.5rem",
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.rule}`,
  // without scripts it does nothing, so it is hidden
  "@media": { "(scripting: none)": { display: "none" } },
});
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const groupName = style({
  padding: "0.625rem 0.625rem 0.25rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
});
export const noOption = style({ padding: "0.75rem 0.625rem", color: vars.color.inkMuted });
