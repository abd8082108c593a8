import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const skipLink = style({
  position: "fixed",
  left: "1rem",
  top: "0.75rem",
  zIndex: 70,
  padding: "0.75rem 1.25rem",
  background: vars.color.ink,
  color: vars.color.canvas,
  fontWeight: 600,
  transform: "translateY(-200%)",
  selectors: { "&:focus": { transform: "none" } },
  "@media": { [media.print]: { display: "none" } },
});
