import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { measure, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { button, sizes, tones } from "../ui/action/button.css.ts";

/** The page; the table of an itemized quote takes the window's width. */
export const page = style({
  "@media": {
    [media.large]: {
      selectors: {
        "&:has(table)": {
          marginInline: `min(0px, (${measure.form} - min(66rem, 100vw - 6rem)) / 2)`,
        },
      },
    },
  },
});

/** The drawing beside the first facts. */
export const glance = style({
  display: "grid",
  gridTemplateColumns: "7.5rem minmax(0, 1fr)",
  gap: space.medium,
  alignItems: "center",
  overflowWrap: "anywhere",
});

/** The first lines of a long text; all of it stands below. */
export const firstLines = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 6,
  overflow: "hidden",
});

const summary = style({ width: "100%", listStyle: "none" });

/** The card's main way to answer; once it is open its form has the main button. */
export const mainSummary = style([
  button,
  sizes.medium,
  tones.accent,
  summary,
  {
    selectors: {
      "details[open] > &, details[open] > &:hover": {
        background: "transparent",
        borderColor: vars.color.control,
        color: vars.color.ink,
      },
    },
  },
]);
export const plainSummary = style([button, sizes.medium, tones.plain, summary]);
export const quietSummary = style([button, sizes.small, tones.quiet, summary]);

export const folded = style({ paddingTop: space.medium, scrollMarginTop: space.xlarge });

/** Ways to answer of which one is chosen: an open form takes the place of the other button. */
export const choice = style({ display: "grid", gap: space.small });
export const other = style({
  selectors: { [`${choice}:has(> details[open]) > &`]: { display: "none" } },
});

export const steps = style({
  display: "grid",
  gap: space.medium,
  margin: 0,
  paddingLeft: "1.5rem",
});

export const quietLinks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: space.small,
  // they come back when an itemized quote is folded
  selectors: { "details[open]:has(table) ~ &": { display: "none" } },
});
globalStyle(`${quietLinks} > details[open]`, { gridColumn: "1 / -1" });
