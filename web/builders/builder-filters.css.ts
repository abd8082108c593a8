import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const form = style({
  display: "grid",
  gap: "1rem",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "end",
  padding: "clamp(1rem, 2.5vw, 1.5rem)",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  "@media": {
    [media.large]: { gridTemplateColumns: "2fr 1fr 1.25fr 1fr auto" },
    [media.print]: { display: "none" },
  },
});
export const wide = style({
  gridColumn: "1 / -1",
  "@media": { [media.large]: { gridColumn: "auto" } },
});
