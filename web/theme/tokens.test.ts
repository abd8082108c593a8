import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast-ratio.ts";
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
