import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/** At the foot of a phone's window while the table goes by. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.medium,
  marginInline: "calc(-1 * clamp(1rem, 4vw, 2.5rem))",
  padding: `${space.small} ${space.medium} calc(${space.small} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  "@media": {
    [media.medium]: { display: "none" },
    [media.short]: { position: "static" },
    [media.print]: { display: "none" },
  },
});
export const who = style({ minWidth: 0, lineHeight: 1.3 });
export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: fontSize.small,
});
export const price = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
