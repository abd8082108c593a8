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

// rare characters, loaded only by pages that have them; fonts/cut-faces.py makes these files and
// lists their characters
globalFontFace("Instrument Sans", {
  src: 'url("./fonts/instrument-sans-rest.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
  unicodeRange:
    "U+00AE, U+00B0, U+00BD, U+00C0-00D6, U+00D8-00E0, U+00E2, U+00E5-00E6, U+00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F4-00F5, U+00F7-00F9, U+00FB, U+00FD-00FF, U+2033, U+20AC, U+2122, U+2190-2191, U+2193",
});
globalFontFace("Bricolage Grotesque", {
  src: 'url("./fonts/bricolage-grotesque-rest.woff2") format("woff2")',
  fontWeight: "700",
  fontDisplay: "swap",
  unicodeRange:
    "U+00C0-00C2, U+00C4-00CF, U+00D1-00D4, U+00D6, U+00D9-00DC, U+00DF-00E0, U+00E2, U+00E5-00E6, U+00E8, U+00EA-00EC, U+00EE-00EF, U+00F2, U+00F4, U+00F7, U+00F9, U+00FB",
});

// fallback metrics match the web font, so that the swap shifts little: the overrides are the face's
// own metrics divided by the scale
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
// for machines without Arial, as many with Linux, whose default sans serif is wider
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
