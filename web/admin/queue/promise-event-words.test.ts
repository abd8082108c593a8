import { expect, test } from "vitest";
import { promiseEventKinds } from "../../../domain/promise/ledger/promise-event.ts";
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
    "No longer counting on builder 3",
  );
});

test("promiseEventWords() knows every kind of event", () => {
  for (const kind of promiseEventKinds) {
    const { what, why } = words({ kind, detail: { clock: "wall", target: "all", count: 0 } });
    expect(`${what} ${why}`, kind).toMatch(/^[A-Z]/);
  }
});
