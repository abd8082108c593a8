import { globalFontFace } from "@vanilla-extract/css";

globalFontFace("Instrument Sans", {
  src: 'url("./fonts/instrument-sans-400-700.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});
globalFontFace("Bricolage Grotesque", {
  src: 'url("./fonts/bricolage-grotesque-700.woff2") format("woff2")',
  fontWeight: "700",
  fontDisplay: "swap",
});

// what stands there until a face has come takes the same room: overrides are the face's own, over the scale
globalFontFace("Instrument Sans Fallback", {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: "103.2%",
  ascentOverride: "94%",
  descentOverride: "24.2%",
  lineGapOverride: "0%",
});
globalFontFace("Bricolage Grotesque Fallback", {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
  fontWeight: "700",
  sizeAdjust: "102.8%",
  ascentOverride: "90.5%",
  descentOverride: "26.3%",
  lineGapOverride: "0%",
});
// and where there is no Arial, as on many Linux machines, whose usual face runs wider
globalFontFace("Instrument Sans Wide Fallback", {
  src: 'local("DejaVu Sans")',
  sizeAdjust: "88.9%",
  ascentOverride: "109.1%",
  descentOverride: "28.1%",
  lineGapOverride: "0%",
});
globalFontFace("Bricolage Grotesque Wide Fallback", {
  src: 'local("DejaVu Sans Bold"), local("DejaVuSans-Bold")',
  fontWeight: "700",
  sizeAdjust: "84.9%",
  ascentOverride: "109.5%",
  descentOverride: "31.8%",
  lineGapOverride: "0%",
});
