import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";
import { fontFamily, fontSize, motion, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** True when the browser will run scripts, even before the first one has loaded. */
const scripting = "(scripting: enabled)";

/** The form's sheet, with the drawing beside it where there is room. */
export const layout = style({
  display: "grid",
  gap: "1.5rem",
  alignItems: "start",
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(19rem, 25rem)" } },
});

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  gap: "1.5rem",
  minWidth: 0,
  padding: "clamp(1rem, 3vw, 2rem)",
  ...sheetEdge,
  borderTop: `4px solid ${vars.color.accent}`,
  boxShadow: shadow.raised,
});

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: "clamp(1.25rem, 4vw, 2.5rem)",
});

const fieldGap = "clamp(1.125rem, 4vw, 1.5rem)";
export const wizardStep = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: fieldGap,
});
export const fields = style({
  display: "flex",
  flexDirection: "column",
  gap: fieldGap,
  minWidth: 0,
});

export const stepHeading = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.card,
  ":focus": { outline: "none" },
  // visually hidden on a phone, where the stepper above says the same
  "@media": {
    [media.phone]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** Two fields side by side where they fit. */
export const pair = style({
  display: "grid",
  gap: `${fieldGap} 1rem`,
  alignItems: "start",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});

/** Hidden unless the form is shown step by step. */
export const stepsOnly = style({ display: "none" });

/** Error messages; they take no space while empty. */
export const problems = style({ ":empty": { display: "none" } });

export const problemList = style({ display: "grid", gap: "0.25rem", paddingLeft: "1.125rem" });

export const stepNavigation = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "0.75rem",
  paddingTop: "1rem",
  borderTop: `1px solid ${vars.color.rule}`,
});

export const previous = style({ marginRight: "auto" });

export const designLink = style({ paddingTop: "0.75rem" });

// the design link is visible only when the exhibitor has a design, with or without scripts
globalStyle(`div:not(:has(> label :checked)) > ${designLink}`, { display: "none" });

/** The sides of a custom booth, below the sizes. */
export const customSize = style({ display: "grid", gap: "1rem", paddingTop: "1rem" });

/** Both sides and their unit. */
export const sizeFields = style({
  display: "grid",
  gap: "1.5rem 1rem",
  alignItems: "start",
  gridTemplateColumns: "1fr 1fr",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr 1fr" } },
});

// the sides are visible only for a custom size, with or without scripts
globalStyle(`div:not(:has(> fieldset [value="custom"]:checked)) > ${customSize}`, {
  display: "none",
});

// without scripts all steps are stacked, and only the last has a button
globalStyle(`${form}:not([data-alive]) ${stepNavigation}:not([data-last])`, { display: "none" });

// shows one step at a time: from the first paint if scripts will run, and always after hydration
const one = `${form}[data-alive]`;
const soonOne = `${form}:not([data-whole])`;
const stepping = (isStepping: string, when?: string) => {
  const rules: [string, string][] = [
    [`${isStepping} ${wizardStep}:not([data-current])`, "none"],
    [`${isStepping} ${stepNavigation}:not([data-last])`, "flex"],
    [`${isStepping} ${stepsOnly}`, "block"],
  ];
  for (const [selector, display] of rules) {
    globalStyle(selector, when ? { "@media": { [when]: { display } } } : { display });
  }
};
stepping(one);
stepping(soonOne, scripting);

const shownHeading = {
  position: "static",
  width: "auto",
  height: "auto",
  clipPath: "none",
} as const;
globalStyle(`${form}[data-whole]:not([data-alive]) ${stepHeading}`, shownHeading);
globalStyle(`${form} ${stepHeading}`, { "@media": { "(scripting: none)": shownHeading } });

const rise = keyframes({ from: { opacity: 0, transform: "translateX(0.75rem)" } });
globalStyle(`${form}[data-moved] ${wizardStep}[data-current]`, {
  animation: `${rise} ${motion.calm}`,
});
