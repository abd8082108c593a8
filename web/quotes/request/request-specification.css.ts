import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** The drawing beside the facts where there is room, otherwise above. */
export const specification = style({
  display: "grid",
  alignItems: "start",
  gap: space.large,
  "@media": { [media.medium]: { gridTemplateColumns: "17rem 1fr" } },
});

export const findings = style({
  margin: 0,
  paddingLeft: "1.25rem",
  display: "grid",
  gap: space.small,
});

export const column = style({ display: "grid", gap: space.medium });

export const drawing = style({
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.canvas,
});
