import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { radius, shadow, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** The fields and, where there is room, their progress beside them. */
export const sides = style({
  display: "grid",
  gap: space.large,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 17rem" } },
});
export const side = style({
  display: "grid",
  alignContent: "start",
  gap: space.medium,
  order: -1,
  "@media": { [media.large]: { order: 0, position: "sticky", top: 0, alignSelf: "start" } },
});
export const bar = style({
  height: "0.5rem",
  marginBlock: space.small,
  borderRadius: radius.full,
  background: vars.color.sunken,
  overflow: "hidden",
});
export const fill = style({ height: "100%", background: vars.color.positive });
export const preview = style({
  display: "none",
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
  overflowWrap: "anywhere",
  "@media": { [media.large]: { display: "grid" } },
});
