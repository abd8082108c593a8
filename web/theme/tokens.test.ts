import { describe, expect, test } from "vitest";
import { type Colors, darkColors, lightColors } from "./tokens.ts";

type Pair = [text: keyof Colors, on: keyof Colors];

const papers = ["canvas", "surface", "sunken"] as const;
const inks = ["ink", "inkMuted", "accentInk", "positive", "info", "caution", "critical"] as const;

const texts: Pair[] = [
  ...papers.flatMap((paper) => inks.map((ink): Pair => [ink, paper])),
  ["onAccent", "accent"],
  ["onAccent", "accentHover"],
  ["onCritical", "critical"],
  ["ink", "accentSoft"],
  ["accentInk", "accentSoft"],
  ["positive", "positiveSoft"],
  ["info", "infoSoft"],
  ["caution", "cautionSoft"],
  ["critical", "criticalSoft"],
  ["ink", "positiveSoft"],
  ["ink", "infoSoft"],
  ["ink", "cautionSoft"],
  ["ink", "criticalSoft"],
  ["canvas", "ink"],
];

const lines: Pair[] = [
  ...papers.flatMap((paper): Pair[] => [
    ["control", paper],
    ["focus", paper],
    ["drawingLine", paper],
  ]),
  ["drawingLine", "drawingFloor"],
];

describe.each([
  ["light", lightColors],
  ["dark", darkColors],
])("in %s mode", (_mode, colors) => {
  test.each(texts)("%s can be read on %s", (text, on) => {
    expect(contrastRatio(colors[text], colors[on])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(lines)("%s can be seen on %s", (line, on) => {
    expect(contrastRatio(colors[line], colors[on])).toBeGreaterThanOrEqual(3);
  });
});

/** The contrast of two opaque colors as WCAG 2 defines it, 1 to 21. */
function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
