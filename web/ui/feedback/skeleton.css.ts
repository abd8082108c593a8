import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const group = style({ display: "flex", flexDirection: "column", gap: "0.75rem" });
const bone = style({
  background: vars.color.rule,
  borderRadius: radius.small,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
export const shapes = styleVariants({
  text: [
    bone,
    { height: "1rem", selectors: { "&:last-child:not(:only-child)": { width: "60%" } } },
  ],
  title: [bone, { height: "2rem", width: "min(14rem, 45vw)" }],
  badge: [bone, { height: "1.625rem", width: "6rem", borderRadius: radius.full }],
  control: [bone, { height: "3rem" }],
  card: [bone, { height: "9rem", borderRadius: radius.medium }],
  picture: [bone, { aspectRatio: "4 / 3", borderRadius: radius.medium }],
});

/** Around a page's skeleton: as high as a screen, so that the footer stays out of sight. */
export const wholePage = style({ minHeight: "100vh" });
