import fc from "fast-check";
import { expect, it } from "vitest";
import { toHarmlessText, toPhoneText } from "./spreadsheet-text.ts";

it("toHarmlessText() puts an apostrophe before whatever a spreadsheet would take for a formula", () => {
  for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n", "\0"]) {
    expect(toHarmlessText(`${start}cmd|'/C calc'!A0`)).toMatch(/^'/);
  }
  expect(toHarmlessText(" =1+1")).toBe("' =1+1");
  expect(toHarmlessText('"=1+1')).toBe(`'"=1+1`);
});

it("toHarmlessText() does so where another separator than the comma would begin a cell", () => {
  expect(toHarmlessText("x;=cmd|'/C calc'!A0;y")).toBe("x;'=cmd|'/C calc'!A0;y");
  expect(toHarmlessText('x; "@SUM(1)')).toBe(`x;' "@SUM(1)`);
  expect(toHarmlessText("x\t-1\r\n+2")).toBe("x\t'-1\r\n'+2");
});

it("toHarmlessText() leaves other text as it is", () => {
  for (const text of ["", "a=b", "x-y; z", "Ärzte & Co (=)", "one\r\ntwo", "me@x.example"]) {
    expect(toHarmlessText(text)).toBe(text);
  }
});

it("toHarmlessText() leaves no cell that begins with a formula, wherever the text is split", () => {
  const unit = fc.constantFrom(";", "\t", "\r", "\n", "=", "+", "-", "@", '"', " ", "a");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const cell of toHarmlessText(text).split(/[;\t\r\n]/)) {
        expect(cell.replaceAll('"', "").trim()).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

it.for([
  ["+1 (702) 555-0100", "+1 702 555 0100"],
  ["+1-702-555-0100", "+1 702 555 0100"],
  ["(702) 555.0100", "702 555 0100"],
  ["+17025550100", "+1702555 0100"],
  ["0301234567", "030123 4567"],
  ["+49 (0)30/123456", "+49 0 30 123456"],
  ["-555", "555"],
  ["-1+2", "1 2"],
  ["+", "+"],
])("toPhoneText() of %s is %s, in plain characters [Z31]", ([phone = "", written]) => {
  expect(toPhoneText(phone)).toBe(written);
});

it("toPhoneText() takes other text as text", () => {
  expect(toPhoneText("+1 555 0100 ext. 3")).toBe("'+1 555 0100 ext. 3");
  expect(toPhoneText("+cmd|' /C calc'!A0")).toBe("'+cmd|' /C calc'!A0");
});
