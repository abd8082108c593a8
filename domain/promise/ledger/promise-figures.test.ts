import { expect, test } from "vitest";
import { hourMs } from "../../shared/time/time-units.ts";
import type { LedgerId } from "../quote-promise.ts";
import type { CountedRow, PromiseEventKind } from "./promise-event.ts";
import { figuresOf } from "./promise-figures.ts";

const row = (kind: PromiseEventKind, hours: number, detail: CountedRow["detail"]): CountedRow => ({
  ledgerId: "a" as LedgerId,
  policyVersion: 1,
  kind,
  detail,
  at: new Date(hours * hourMs),
});
const quoted = (builder: number, afterHours: number) =>
  row("quoted", afterHours, { builder, afterHours });
const withdrawn = (builder: number, hours: number) => row("withdrawn", hours, { builder });
const settled = (kind: "target-kept" | "target-missed", target: "first" | "all", due: number) =>
  ["wall", "business"].map((clock) =>
    row(kind, due, { clock, target, count: 1, dueAfterHours: due }),
  );

/** The figures of hours, of a request that was promised two quotes by the wall clock. */
function hoursOf(...rows: CountedRow[]) {
  const figures = figuresOf([row("received", 0, { clock: "wall", promised: 2 }), ...rows]);
  return Object.keys(figures).filter((name) => /after|late/.test(name));
}

test("the last promised quote is late by when it was there again, and a quote that was taken back is no first one [Q35]", () => {
  const kept = settled("target-kept", "first", 24);
  const missed = settled("target-missed", "all", 48);
  expect(
    hoursOf(
      quoted(1, 5),
      withdrawn(1, 6),
      quoted(2, 20),
      ...kept,
      quoted(1, 40),
      withdrawn(1, 47),
      ...missed,
      quoted(1, 49),
    ),
  ).toEqual(["first after: 20", "late by: 1"]);
  expect(hoursOf(quoted(1, 5), ...kept, withdrawn(1, 30), quoted(2, 40), ...missed)).toEqual([
    "first after: 5",
  ]);
  const tooLate = settled("target-missed", "first", 24);
  expect(
    hoursOf(
      quoted(1, 5),
      withdrawn(1, 23),
      ...tooLate,
      quoted(1, 30),
      ...missed,
      quoted(2, 60),
      withdrawn(2, 90),
    ),
  ).toEqual(["first after: 30", "late by: 12"]);
});
