/** Colors by role in light mode: ink on warm paper, one signal orange. */
export const lightColors = {
  /** The page's background. */
  canvas: "#f7f3ea",
  /** Background of sheets on the page: cards, fields, dialogs. */
  surface: "#fffdf8",
  /** Background of sunken areas: wells, table heads, hovered rows. */
  sunken: "#efe9dc",
  ink: "#14202e",
  inkMuted: "#525b66",
  /** Decorative hairlines. */
  rule: "#dcd5c5",
  /** Borders of controls. */
  control: "#857d6d",
  /** Fill of the primary action, with `onAccent` as the text's color. */
  accent: "#ff6a1a",
  accentHover: "#f4570a",
  onAccent: "#1b1006",
  /** The accent as a color of text or lines. */
  accentInk: "#b33c05",
  accentSoft: "#ffe9d9",
  positive: "#0d655d",
  positiveSoft: "#dcefe8",
  info: "#23508c",
  infoSoft: "#e0e9f5",
  caution: "#7d5200",
  cautionSoft: "#faecc8",
  critical: "#ab2318",
  criticalSoft: "#fbe3dd",
  onCritical: "#ffffff",
  focus: "#23508c",
  scrim: "#14202e99",
  /** The canvas as it looks under the scrim. */
  dimmed: "#6f7479",
  /** Colors of booth drawings: pen lines, fine lines, and the three faces of a solid. */
  drawingLine: "#1c2f49",
  drawingFine: "#7f8ea3",
  drawingTop: "#fffdf8",
  drawingLeft: "#ece4d3",
  drawingRight: "#dfd5c0",
  drawingFloor: "#f3ecdd",
  drawingGlass: "#cfe3e3",
  /** Lines of graph paper. */
  gridFine: "#14202e0a",
  gridBold: "#14202e14",
};

export type Colors = { [Role in keyof typeof lightColors]: string };

/** Colors of the same roles in dark mode: drawings become blueprints. */
export const darkColors: Colors = {
  canvas: "#0b1e38",
  surface: "#11294a",
  sunken: "#081730",
  ink: "#edf3fb",
  inkMuted: "#aebfd8",
  rule: "#2a4670",
  control: "#7893bd",
  accent: "#ff8138",
  accentHover: "#ff9657",
  onAccent: "#1b1006",
  accentInk: "#ffa56e",
  accentSoft: "#2b2f4a",
  positive: "#76d6c5",
  positiveSoft: "#123f4b",
  info: "#a5c8ff",
  infoSoft: "#1b3d6d",
  caution: "#f3c761",
  cautionSoft: "#3b3a33",
  critical: "#ffa196",
  criticalSoft: "#452a3b",
  onCritical: "#2b0a07",
  focus: "#ffc79f",
  scrim: "#030b18b8",
  dimmed: "#051021",
  drawingLine: "#cfe0f7",
  drawingFine: "#6f8fbd",
  drawingTop: "#1d3d6a",
  drawingLeft: "#17335b",
  drawingRight: "#122a4c",
  drawingFloor: "#0f2747",
  drawingGlass: "#2b5f7c",
  gridFine: "#a5c8ff0d",
  gridBold: "#a5c8ff1a",
};

/** Spacing in steps of 4 px, in rem so that it grows with the reader's font size. */
export const space = {
  none: "0",
  xsmall: "0.25rem",
  small: "0.5rem",
  medium: "1rem",
  large: "1.5rem",
  xlarge: "2.5rem",
  xxlarge: "4rem",
};
export type Space = keyof typeof space;

export const radius = { small: "3px", medium: "6px", full: "999px" };

export const fontFamily = {
  text: '"Instrument Sans", "Instrument Sans Fallback", "Instrument Sans Wide Fallback", system-ui, sans-serif',
  display:
    '"Bricolage Grotesque", "Bricolage Grotesque Fallback", "Bricolage Grotesque Wide Fallback", system-ui, sans-serif',
};

/** Font sizes, at least 14 px; large ones scale with the window. */
export const fontSize = {
  small: "0.875rem",
  medium: "1rem",
  large: "1.1875rem",
  card: "1.25rem",
  section: "clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem)",
  page: "clamp(2rem, 1.4rem + 2.6vw, 3.25rem)",
  display: "clamp(2.5rem, 1.3rem + 4.6vw, 4.75rem)",
};

export const shadow = {
  raised: "0 1px 2px rgb(10 20 35 / 6%), 0 8px 24px -12px rgb(10 20 35 / 22%)",
  overlay: "0 2px 6px rgb(5 12 24 / 14%), 0 24px 64px -16px rgb(5 12 24 / 42%)",
};

export const motion = { quick: "150ms ease-out", calm: "220ms cubic-bezier(.2,.7,.2,1)" };

/** Space between the header and a page, and between a page and the footer. */
export const pageEdge = "clamp(2rem, 5vw, 4rem)";

/** Margin of a page on both sides. */
export const pageSide = "clamp(1rem, 4vw, 2.5rem)";

/** Maximum widths of text, forms and pages. */
export const measure = { text: "42rem", form: "46rem", page: "76rem" };
