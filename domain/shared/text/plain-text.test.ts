import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPlainText } from "./plain-text.ts";

describe("toPlainText()", () => {
  it("drops markup, keeps words apart, and reads entities", () => {
    expect(toPlainText("<p>Steel &amp; <strong>light</strong></p><p>Fire&#233;s</p>")).toBe(
      "Steel & light Fireés",
    );
    expect(toPlainText("1 &lt; 2 &unknown; <a href='x'>link</a> <img src=")).toBe(
      "1 < 2 &unknown; link",
    );
  });

  it("cuts at a word", () => {
    expect(toPlainText("The quick brown fox jumps", 20)).toBe("The quick brown fox…");
    expect(toPlainText("Donaudampfschifffahrt", 10)).toBe("Donaudamp…");
    expect(toPlainText("Short enough", 12)).toBe("Short enough");
  });

  it("is never longer than asked for, and one line", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.integer({ min: 2, max: 40 }),
        (text, max) => {
          const plain = toPlainText(text, max);
          expect(Array.from(plain).length).toBeLessThanOrEqual(max);
          expect(plain).not.toMatch(/\s\s|\n/);
        },
      ),
    );
  });
});
