import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { radius, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** One line with a name, a count and an arrow; all of it is the link. */
export const place = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.medium,
  minHeight: "4.5rem",
  padding: `${space.small} clamp(1rem, 2.5vw, 1.5rem)`,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: "inherit",
  textDecoration: "none",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.gridFine } } },
  },
});
