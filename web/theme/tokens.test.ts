import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio } from "../../domain/shared/contrast.ts";
import { accentOf } from "./accent.ts";
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

test("text can be read in and on any accent that an operator chooses [Z16]", () => {
  const isAbout = (pair: Pair) => pair.some((role) => /accent/i.test(role));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, "0")}`;
      for (const papers of [lightColors, darkColors]) {
        const colors = { ...papers, ...accentOf(color, papers) };
        for (const [text, on] of texts.filter(isAbout)) {
          const said = `${text} on ${on}: ${colors[text]} on ${colors[on]}`;
          expect(contrastRatio(colors[text], colors[on]), said).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
    { examples: [[0], [0xffffff], [0x808080], [0x777777], [0xff6a1a], [0xffff00], [0x0000ff]] },
  );
});
