import fc from "fast-check";
import { expect, it } from "vitest";
import { unfitInLine, unfitInText } from "./unfit-text.ts";

const marks = [0x061c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const noncharacter = fc.oneof(
  fc.integer({ min: 0xfdd0, max: 0xfdef }),
  fc
    .tuple(fc.integer({ min: 0, max: 16 }), fc.constantFrom(0xfffe, 0xffff))
    .map(([plane, low]) => plane * 0x1_0000 + low),
);

it("unfitInLine() finds each mark that turns the direction, and lets the two of right-to-left names be [Y06]", () => {
  for (const mark of marks) {
    const text = `Ada${String.fromCodePoint(mark)}Ltd`;
    expect([unfitInLine(text), unfitInText(text)]).toEqual(["direction", null]);
  }
  expect(unfitInLine("\u200fשלום\u200e Expo")).toBeNull();
  expect(unfitInLine("مرحبا")).toBeNull();
});

it("no text has code points that are no characters, nor controls [Y06]", () => {
  fc.assert(
    fc.property(noncharacter, (code) => {
      const text = `a${String.fromCodePoint(code)}b`;
      expect([unfitInLine(text), unfitInText(text)]).toEqual(["control", "control"]);
    }),
  );
  expect(["a\u0000b", "a\u0085b", "a\ud800b"].map(unfitInText)).toEqual(Array(3).fill("control"));
  expect(unfitInText("a\r\n\tb")).toBeNull();
  expect([unfitInLine("a\nb"), unfitInLine("a\u2028b")]).toEqual(["line", "control"]);
});
