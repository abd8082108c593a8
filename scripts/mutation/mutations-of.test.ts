import { expect, test } from "vitest";
import { mutationsOf } from "./mutations-of.ts";

const mutated = (source: string) =>
  mutationsOf(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

test("mutationsOf() changes operators, literals and conditions, one at a time", () => {
  expect(mutated("const ok = a < 1 && !b;")).toEqual([
    "const ok = a < 1 || !b;",
    "const ok = a <= 1 && !b;",
    "const ok = a < (1 + 1) && !b;",
    "const ok = a < 1 && b;",
  ]);
  expect(mutated('if (a) save(); else b = c ? "x" : true;')).toEqual([
    'if (false) save(); else b = c ? "x" : true;',
    'if (a) ; else b = c ? "x" : true;',
    "if (a) save(); else ;",
    'if (a) save(); else b = false ? "x" : true;',
    'if (a) save(); else b = c ? "" : true;',
    'if (a) save(); else b = c ? "x" : false;',
  ]);
});

test("mutationsOf() leaves types, imports and names alone", () => {
  expect(
    mutated('import a from "./a.ts";\ntype Kind = "x" | 1;\nlet kind: "x" = { "b": c };'),
  ).toEqual([]);
});
