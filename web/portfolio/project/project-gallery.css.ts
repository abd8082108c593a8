import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const frame = { aspectRatio: "3 / 2", background: vars.color.sunken } as const;

export const picture = style({ ...frame, width: "100%", objectFit: "cover" });
export const empty = style({
  ...frame,
  display: "grid",
  placeItems: "center",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  color: vars.color.inkMuted,
});
