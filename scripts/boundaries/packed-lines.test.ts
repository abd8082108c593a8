import { expect, test } from "vitest";
import { packedLinesIn } from "./packed-lines.ts";

test.each([
  "const row = { ...{ id, name } };",
  "const row = { ...({ id } as const) };",
  'const columns = [...(["id"] as const), name];',
  "send(...[id, name]);",
])("%s spreads a literal", (text) => {
  expect(packedLinesIn("domain/a.ts", text)).toEqual(["domain/a.ts:1 spreads a literal"]);
});

test("a name of nothing but underscores is found where it stands", () => {
  const text = "const {\n  id: _,\n  name: __,\n} = row;";
  expect(packedLinesIn("domain/a.ts", text)).toEqual(["domain/a.ts:3 names nothing"]);
});

test.each([
  "const row = { ...given, ...(name && { name }) };",
  "const row = { ...(isNew ? { id } : {}) };",
  "const all = [...ids, ...(isNew ? [id] : [])];",
  "const text = [..._rest];",
  'const letters = [..."abc"];',
])("%s stays", (text) => {
  expect(packedLinesIn("domain/a.ts", text)).toEqual([]);
});
