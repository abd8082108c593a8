import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const frame = { aspectRatio: "3 / 2", background: vars.color.sunken } as const;

export const picture = style({ ...frame, width: "100%", objectFit: "cover" });
/** A picture with its blueprint on top. */
export const sheets = style({ position: "relative", display: "block" });
/** Reveals the blueprint along the isometric axis. */
export const blueprint = style([
  picture,
  {
    position: "absolute",
    inset: 0,
    height: "100%",
    clipPath: "polygon(0 0, 0 0, -40% 100%, -40% 100%)",
    transition: `clip-path ${motion.calm}`,
    selectors: {
      "&[data-shown=true]": { clipPath: "polygon(0 0, 140% 0, 100% 100%, -40% 100%)" },
    },
    "@media": { [media.calm]: { transition: "none" } },
  },
]);
/** The caption with the kind of the pictures, and the switch between blueprint and picture. */
export const kind = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.5rem 1rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
export const looks = style({
  display: "flex",
  gap: "0.25rem",
  "@media": { [media.print]: { display: "none" } },
});
// with forced colors the selected one is underlined
globalStyle(`${looks} > [aria-pressed=true]`, {
  "@media": { "(forced-colors: active)": { textDecoration: "underline" } },
});
export const empty = style({
  ...frame,
  display: "grid",
  placeItems: "center",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  color: vars.color.inkMuted,
});

export const enlarge = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
});
export const large = style({
  display: "block",
  width: "100%",
  maxHeight: "calc(100dvh - 14rem)",
  objectFit: "contain",
  background: vars.color.sunken,
});
export const steps = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1rem",
  width: "100%",
  fontVariantNumeric: "tabular-nums",
});
