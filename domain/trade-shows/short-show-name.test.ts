import fc from "fast-check";
import { expect, test } from "vitest";
import { shortNameLength, shortShowName } from "./short-show-name.ts";

const rsna =
  "RSNA Scientific Assembly and Annual Meeting of the Radiological Society of North America, with its Technical Exhibition";

test.each([
  ["CES", "2027-01-06", "CES"],
  ["Natural Products Expo West", null, "Natural Products Expo West"],
  [rsna, "2026-11-29", "RSNA 2026"],
  [rsna, null, "RSNA"],
  [`${rsna} 2028`, "2026-11-29", "RSNA 2028"],
  ["International Manufacturing Technology Show (IMTS) of Chicago", "2026-09-14", "IMTS 2026"],
  ["The USA and Canada Consumer Technology Show (CES) of January", "2027-01-06", "CES 2027"],
  [
    "The International Surface Event and Stone Exposition",
    null,
    "The International Surface Event and…",
  ],
  ["Expo ANTAD & Alimentaria México de la Asociación Nacional", "2027-03-02", "ANTAD 2027"],
  ["東京ゲームショウ Tokyo Game Show", null, "Tokyo Game Show 東京ゲームショウ"],
  [
    "中国进出口商品交易会第一百四十届秋季展览会 Canton Fair, Autumn Session",
    null,
    "Canton Fair, Autumn Session",
  ],
  [
    "Donaudampfschifffahrtsgesellschaftskapitänsausstellung",
    null,
    "Donaudampfschifffahrtsgesellschaftskapi…",
  ],
] as const)("%s (%s) is short: %s [W25]", (name, day, short) => {
  expect(shortShowName(name, day)).toBe(short);
});

test("is never longer than a row has room for, and never empty", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }), (name) => {
      fc.pre(name.trim() !== "");
      const short = shortShowName(name.trim(), "2026-11-29");
      expect([...short].length).toBeLessThanOrEqual(shortNameLength);
      expect(short).not.toBe("");
    }),
  );
});
