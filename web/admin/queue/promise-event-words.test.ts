import { expect, test } from "vitest";
import { exclusionWords } from "../../../domain/promise/exclusion-words.ts";
import { promiseEventKinds } from "../../../domain/promise/ledger/promise-event.ts";
import { promiseNotices } from "../../../domain/promise/promise-notice.ts";
import { exclusionReasons } from "../../../domain/promise/quote-promise.ts";
import { declineCodes } from "../../../domain/quotes/quote-request.ts";
import { promiseEventWords, type ViewedEvent } from "./promise-event-words.ts";

const at = "2027-01-04T15:00:00.000Z";
const words = (event: Partial<ViewedEvent> & Pick<ViewedEvent, "kind">) =>
  promiseEventWords({ at, actor: "system", builder: "Bea's Booths", detail: {}, ...event });

test("promiseEventWords() says what happened and why", () => {
  const detail = { builder: 1, wave: 2, points: 71 };
  expect(words({ kind: "invited", detail })).toEqual({
    what: "Bea's Booths invited by the system",
    why: "71 points, wave 2",
  });
  expect(words({ kind: "declined", detail: { builder: 1, code: "budget-too-low" } })).toEqual({
    what: "Bea's Booths declined",
    why: "The budget is too low",
  });
  expect(words({ kind: "told", detail: { notice: "few" } }).why).toMatch(/^Fewer builders fit/);
  const missed = { clock: "wall", target: "all", count: 1 };
  expect(words({ kind: "target-missed", detail: missed })).toEqual({
    what: "All quotes, wall clock: missed",
    why: "1 quote counted",
  });
  expect(words({ kind: "lapsed", builder: null, detail: { builder: 3 } }).what).toBe(
    "Assumed that builder 3 won't quote",
  );
});

test("promiseEventWords() knows every kind of event, with any of its details and without them", () => {
  const details: Record<string, string | number>[] = [
    {},
    { promised: 5, clock: "wall", target: "all", count: 0, wave: 2, wanted: 7, afterHours: 3 },
    { conditions: "away, full", builder: 2, wanted: 0 },
    ...exclusionReasons.map((reason) => ({ clock: "business", target: "first", count: 1, reason })),
    ...declineCodes.map((code) => ({ builder: 1, code })),
    ...promiseNotices.map((notice) => ({ notice })),
  ];
  for (const kind of promiseEventKinds) {
    for (const detail of details) {
      for (const builder of ["Bea's Booths", null]) {
        const { what, why } = words({ kind, builder, detail });
        expect(`${what} ${why ?? ""}`, kind).toMatch(/^[A-Z](?!.*(undefined|null|cancelled))/);
      }
    }
  }
});

test("promiseEventWords() names why a target is not counted as the public page does", () => {
  const why = exclusionReasons.map((reason) => words({ kind: "excluded", detail: { reason } }).why);
  expect(why).toEqual(exclusionReasons.map((reason) => exclusionWords[reason]));
});
