import { style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { button, sizes, tones } from "../../ui/action/button.css.ts";

const summary = style({
  width: "100%",
  listStyle: "none",
  // once it is open its form has the button
  selectors: { "details[open] > &": { display: "none" } },
});

export const summaryOf = {
  accent: style([button, sizes.medium, tones.accent, summary]),
  plain: style([button, sizes.medium, tones.plain, summary]),
};
export type buttonTone = keyof typeof summaryOf;

export const folded = style({
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: space.medium,
});

export const photo = style({
  width: "6rem",
  height: "6rem",
  objectFit: "cover",
  borderRadius: "0.25rem",
});
