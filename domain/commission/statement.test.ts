import { expect, it } from "vitest";
import type { BuilderId } from "../shared/id.ts";
import type { CommissionEntry, StatementId } from "./entry.ts";
import { exampleOperator } from "./examples.ts";
import { followSums, monthToBill, remindersOf, statementOf } from "./statement.ts";

const id = "0190b000-0000-7000-8000-000000000009" as StatementId;
const at = new Date("2027-02-01T09:30:00Z");
const builder = {
  id: "0190b000-0000-7000-8000-000000000001" as BuilderId,
  name: "Bea's Booths",
  place: "Reno, NV",
  timeZone: "America/Los_Angeles",
};
const entry = (amount: number) => ({ amount, builderName: "Bea's Booths" }) as CommissionEntry;
const toBill = (entries: CommissionEntry[], taxBp = 0) => ({
  entries,
  operator: { ...exampleOperator, taxBp },
  builder,
  terms: [
    { dueDays: 14, contestDays: 30 },
    { dueDays: 30, contestDays: 7 },
  ],
  month: "2027-01",
  sequence: 123,
});

it("a month is billed on the 1st at 3 a.m. where the operator is, also over a new year [U12]", () => {
  const zone = "America/Chicago";
  expect(monthToBill(new Date("2027-02-01T08:59:59Z"), zone)).toBe("2026-12");
  expect(monthToBill(new Date("2027-02-01T09:00:00Z"), zone)).toBe("2027-01");
  expect(monthToBill(new Date("2027-01-01T05:00:00Z"), zone)).toBe("2026-11");
  expect(monthToBill(new Date("2027-01-31T12:00:00Z"), zone)).toBe("2026-12");
});

it("a statement sums its entries, with tax and the latest days of their rates; zero makes none [U12]", () => {
  expect(statementOf(toBill([entry(100_00), entry(-100_00)]), { id, at })).toBeNull();
  const made = statementOf(toBill([entry(4_687_50), entry(-200_00)], 1900), { id, at });
  expect(made?.statement).toMatchObject({
    number: "2027-000123",
    net: 4_487_50,
    tax: 852_63,
    total: 5_340_13,
    dueOn: "2027-03-03",
    contestUntil: "2027-03-03",
    state: "issued",
    legal: { builder: { name: "Bea's Booths" } },
  });
  expect(made?.taxed).toMatchObject({ kind: "taxed", amount: 852_63, statementId: id });
  const credit = statementOf(toBill([entry(-50_00)]), { id, at });
  expect([credit?.statement.total, credit?.taxed]).toEqual([-50_00, null]);
});

it("reminders are due the day after the last one, and 7 and 21 days later [U15]", () => {
  const due = { dueOn: "2027-03-31" };
  const on = (day: string) => remindersOf(due, day);
  expect(["2027-03-31", "2027-04-01", "2027-04-07"].map(on)).toEqual([0, 1, 1]);
  expect(["2027-04-08", "2027-04-21", "2027-04-22"].map(on)).toEqual([2, 2, 3]);
});

it("a statement is paid once payments reach its total, and a written-off one stays closed [U17]", () => {
  const made = statementOf(toBill([entry(100_00)]), { id, at });
  if (!made) throw new Error("no statement");
  const state = (settled: number, more: object = {}, today = "2027-03-03") =>
    followSums({ ...made.statement, settled, ...more }, today).state;
  expect([state(0), state(99_99), state(100_00)]).toEqual(["issued", "issued", "paid"]);
  expect(state(0, {}, "2027-03-04")).toBe("overdue");
  expect(state(0, { contested: 50_00 }, "2027-03-04")).toBe("contested");
  expect(state(0, { state: "closed" })).toBe("closed");
  // what we owe a builder is never overdue
  expect(state(0, { total: -50_00 }, "2027-03-04")).toBe("issued");
});
