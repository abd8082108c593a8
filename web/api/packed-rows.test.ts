import { expect, test } from "vitest";
import { parsed, written } from "./packed-rows.ts";

test.for([
  ["a list of like objects", Array(21).fill({ id: "a", amount: null, tags: ["x"] })],
  ["lists within", { pages: [{ lines: Array(30).fill({ at: 1, within: { id: "b" } }) }] }],
  ["a short list", [{ id: "a" }, { id: "b" }]],
  [
    "unlike objects",
    [...Array(21).fill({ id: "a", name: "b" }), { name: "c", id: "d" }, { id: "e" }, null],
  ],
  ["a field without a value", [...Array(21).fill({ id: "a" }), { id: undefined }]],
  ["dates, which are no lists of fields", Array(21).fill(new Date(0))],
  [
    "parts that are frozen, beside others",
    {
      found: { list: Object.freeze([{ id: "a" }]), at: new Date(0), none: undefined },
      'a"b': [null],
    },
  ],
  [
    "a frozen part with letters of all kinds",
    { part: Object.freeze({ 名: "東京 😀 é – \\u2013 \0" }) },
  ],
  ["a frozen long list", [["key"], { pages: [Object.freeze(Array(21).fill({ id: "a" }))] }]],
  ["objects of nothing, and plain values", [...Array(21).fill({}), 1, "two", true, null]],
] as const)("packed rows are the same as JSON: %s", ([, value]) => {
  expect(JSON.stringify(parsed(written(value)))).toBe(JSON.stringify(value));
});

test("a table names each field once", () => {
  const text = written(
    Array.from({ length: 50 }, (_, at) => ({ amount: at, billedBy: "builder" })),
  );
  expect(text.match(/billedBy/g)).toHaveLength(1);
});
