import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const carousel = style({ display: "grid", gap: "0.75rem", minWidth: 0 });

// before hydration, and without scripts, it is a strip that scrolls from slide to slide
export const view = style({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  borderRadius: radius.medium,
  selectors: {
    "[data-alive] > &": { overflow: "hidden", scrollSnapType: "none" },
  },
  "@media": { [media.print]: { overflow: "visible" } },
});
export const strip = style({
  display: "flex",
  touchAction: "pan-y pinch-zoom",
  "@media": {
    [media.print]: { flexWrap: "wrap", gap: "0.5rem", transform: "none !important" },
  },
});
export const slide = style({
  flex: "0 0 100%",
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": { [media.print]: { flex: "0 0 calc(33% - 0.5rem)", transform: "none !important" } },
});
export const controls = style({
  display: "flex",
  alignItems: "center",
  gap: "0.25rem",
  minHeight: "2.75rem",
  "@media": { [media.print]: { display: "none" } },
});
export const count = style({
  marginRight: "auto",
  color: vars.color.inkMuted,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${slide} img`, { display: "block", width: "100%" });
