import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

/** A builder's name and score, with the reasons below. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.medium,
  paddingBlock: space.xsmall,
  borderTop: `1px solid ${vars.color.rule}`,
});

export const points = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** The score as a bar, where there is room. */
export const bar = style({
  display: "none",
  width: "5rem",
  height: "0.5rem",
  borderRadius: radius.small,
  background: vars.color.sunken,
  overflow: "hidden",
  "@media": { [media.medium]: { display: "block" } },
});
export const barFill = style({ display: "block", height: "100%", background: vars.color.positive });

/** The reasons, aligned with the name above. */
export const because = style({
  gridColumn: "1 / -1",
  paddingInlineStart: "2.25rem",
  paddingBottom: space.small,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});

export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: vars.color.ink,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const reasons = style({ listStyle: "none", margin: 0, padding: `0 0 ${space.small}` });
export const reason = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.medium,
  paddingBlock: space.xsmall,
  fontVariantNumeric: "tabular-nums",
});
