import { globalStyle } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { fontFamily, fontSize } from "./tokens.ts";
import { vars } from "./vars.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0 });
globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  scrollPaddingTop: "6rem",
  overflowY: "scroll",
});
// the space of a hidden scroll bar lies outside the backdrop, so it is dimmed by itself
globalStyle("html[data-locked]", { background: vars.color.dimmed });
globalStyle("body", {
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: fontFamily.text,
  fontSize: fontSize.medium,
  lineHeight: 1.55,
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
  overflowWrap: "break-word",
});
globalStyle("h1, h2, h3, h4", {
  fontFamily: fontFamily.display,
  fontWeight: 700,
  lineHeight: 1.1,
  textWrap: "balance",
});
globalStyle("p, li, dd", { textWrap: "pretty" });
globalStyle("img, svg, picture", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("fieldset", { border: 0, padding: 0, minWidth: 0 });
globalStyle("legend", { padding: 0 });
globalStyle("ul[role=list], ol[role=list]", { listStyle: "none", padding: 0 });
globalStyle("a", {
  color: "inherit",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});
globalStyle("table", { borderCollapse: "collapse", width: "100%" });
globalStyle("::selection", { background: vars.color.accent, color: vars.color.onAccent });
globalStyle(":focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  borderRadius: "2px",
});
globalStyle("*, *::before, *::after", {
  "@media": {
    [media.calm]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});

// a summary without a class is tall enough to tap
globalStyle(":where(summary:not([class]))", {
  minHeight: "2.75rem",
  paddingBlock: "0.625rem",
  cursor: "pointer",
});
