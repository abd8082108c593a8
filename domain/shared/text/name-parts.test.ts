import fc from "fast-check";
import { expect, test } from "vitest";
import { latinFirst, nameParts } from "./name-parts.ts";

test.each([
  ["CES", "CES", null],
  ["Διεθνής Έκθεση Θεσσαλονίκης", "Διεθνής Έκθεση Θεσσαλονίκης", null],
  ["Großkopf & Söhne", "Großkopf & Söhne", null],
  ["广交会 Canton Fair", "Canton Fair", { text: "广交会", lang: "zh", dir: "ltr" }],
  ["COMPUTEX 台北國際電腦展", "COMPUTEX", { text: "台北國際電腦展", lang: "zh", dir: "ltr" }],
  [
    "東京ゲームショウ Tokyo Game Show",
    "Tokyo Game Show",
    { text: "東京ゲームショウ", lang: "ja", dir: "ltr" },
  ],
  [
    "서울모빌리티쇼 (Seoul Mobility Show)",
    "Seoul Mobility Show",
    { text: "서울모빌리티쇼", lang: "ko", dir: "ltr" },
  ],
  ["間 (Ma)", "Ma", { text: "間", lang: "zh", dir: "ltr" }],
  ["GITEX (جيتكس)", "GITEX", { text: "جيتكس", lang: "ar", dir: "rtl" }],
  [
    "معرض دبي للطيران – Dubai Airshow",
    "Dubai Airshow",
    { text: "معرض دبي للطيران", lang: "ar", dir: "rtl" },
  ],
  ["株式会社ほしぞら", "", { text: "株式会社ほしぞら", lang: "ja", dir: "ltr" }],
] as const)("%s is read from its Latin part [W25]", (name, latin, original) => {
  expect(nameParts(name)).toEqual({ latin, original });
});

test("no letter of a name is lost", () => {
  const letter = fc.constantFrom(..."aZé9 東ゲ한اש-(/");
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
      const sorted = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
      expect(sorted(latinFirst(letters.join("")))).toBe(sorted(letters.join("")));
    }),
  );
});
