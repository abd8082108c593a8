import { expect, test } from "vitest";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import { contentKinds } from "../../domain/content-sync/content-kind.ts";
import { matchProperties } from "../../domain/content-sync/match-properties.ts";
import { showFields } from "./show-fields.ts";

test("showFields() names properties that a sync finds, all of them, and which are needed [Z15]", () => {
  const tables = showFields().split("\n\n**");
  expect(tables).toHaveLength(contentKinds.length);
  for (const [at, kind] of contentKinds.entries()) {
    const rows = (tables[at] ?? "")
      .split("\n")
      .slice(4)
      .map((row) => row.split(" | "));
    const names = rows.flatMap(([first = ""]) => first.replace("| ", "").split(" or "));
    expect([...matchProperties(kind, names, {}).keys()]).toEqual(Object.keys(rulesOf(kind)));
    expect(rows.filter((row) => row.at(-1)?.startsWith("yes"))).toHaveLength(1);
  }
  expect(showFields()).toContain("| Name or Company Name | Title | yes |");
  expect(showFields()).toContain(
    "| Booth Cost Range | Text, Select, Status, Number, Phone, Person |  |",
  );
});
