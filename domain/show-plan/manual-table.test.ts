import { expect, test } from "vitest";
import { euUsual, usUsual } from "../booth-rules/usual-rules.ts";
import { deadlinesTable, readDeadlines, readRules, rulesTable } from "./manual-table.ts";
import type { ShowDeadline } from "./plan.ts";

const deadlines: ShowDeadline[] = [
  {
    key: "discount",
    day: "2027-01-10",
    source: 'The "manual", page 4',
    address: "https://show.example/manual",
    asOf: "2026-11-01",
  },
  { key: "move-in", day: "2027-01-20", source: "Manual", address: null, asOf: "2026-11-01" },
];

test("deadlines and rules are read from the table they are written as [S52]", () => {
  expect(readDeadlines(deadlinesTable(deadlines))).toMatchObject({ value: deadlines });
  for (const rules of [usUsual, euUsual]) {
    expect(readRules(rulesTable(rules))).toMatchObject({ value: rules });
  }
});

test("a problem is told by its row in the file, blank rows included [S52]", () => {
  const text =
    "deadline;day;source;address;as of\r\n\r\ndiscount;2027-01-10;M;;2026-11-01\r\nparty;;;;";
  const read = readDeadlines(text);
  expect("rowOf" in read && [read.rowOf("deadlines.0.day"), read.rowOf("deadlines.1.key")]).toEqual(
    [3, 4],
  );
  expect(readDeadlines('discount,"2027')).toEqual({ brokenRow: 1 });
  const rules = readRules(rulesTable(usUsual));
  expect("rowOf" in rules && rules.rowOf("rules.byType.end-cap.heightMm")).toBe(9);
  expect("rowOf" in rules && rules.rowOf("rules.approvals.1.by")).toBe(14);
  expect("rowOf" in rules && rules.rowOf("rules.asOf")).toBe(4);
});
