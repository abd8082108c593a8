import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("csvLine() puts a quote before whatever a spreadsheet would take for a formula", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝"]) {
    const line = csvLine([`${start}cmd|' /C calc'!A0`]);
    expect(line.replace(/^"/, "").startsWith("'"), JSON.stringify(line)).toBe(true);
  }
  expect(csvLine([" =1+1"])).toBe("' =1+1\r\n");
  expect(csvLine(["a=b", "x-y", 3, null])).toBe("a=b,x-y,3,\r\n");
});

it("csvLine() quotes commas, quotes and line breaks, so that a reader gets the very cells back", () => {
  expect(csvLine(['Say "hi"', "a, b", "one\r\ntwo"])).toBe('"Say ""hi""","a, b","one\r\ntwo"\r\n');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(
        cells,
      );
    }),
  );
});

/** As RFC 4180 says a line is read. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let rest = line.slice(0, -2);
  for (;;) {
    const [whole = "", quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/.exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (whole.length === rest.length && !whole.endsWith(",")) return cells;
    if (whole.length === rest.length && quoted !== undefined && !rest.endsWith('",')) return cells;
    rest = rest.slice(whole.length);
  }
}
