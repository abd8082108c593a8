import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const near = style({
  display: "grid",
  gap: "2rem",
  marginTop: "clamp(2.5rem, 5vw, 4rem)",
  "@media": { [media.print]: { display: "none" } },
});
export const neighbors = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem 2rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const older = style({ marginLeft: "auto", textAlign: "right" });
