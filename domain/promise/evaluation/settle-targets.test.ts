import { expect, it } from "vitest";
import { hoursIn, promiseOf, quoted, receivedAt } from "../examples.ts";
import { settleTargets } from "./settle-targets.ts";

const open = promiseOf(receivedAt);
const standing = { answers: [], end: null, quotesPromised: 5, isPaused: false };
const five = [1, 2, 3, 4, 5].map((number) => quoted(number, number));

it("five in by the due time keep both targets, each at its own time [Q01]", () => {
  const before = settleTargets(open, { ...standing, answers: five, now: hoursIn(47) });
  expect(before.first).toMatchObject({ outcome: "kept", at: hoursIn(24), count: 5 });
  expect(before.all.outcome).toBe("open");
  const after = settleTargets(before, { ...standing, answers: five, now: hoursIn(48) });
  expect(after.all).toMatchObject({ outcome: "kept", at: hoursIn(48), count: 5 });
});

it("four of four asked are open, then missed [Q01]", () => {
  const answers = five.slice(0, 4);
  expect(settleTargets(open, { ...standing, answers, now: hoursIn(47) }).all.outcome).toBe("open");
  expect(settleTargets(open, { ...standing, answers, now: hoursIn(48) }).all).toMatchObject({
    outcome: "missed",
    count: 4,
  });
});

it("answers without an amount, taken back in time, late, or twice by one builder do not count [Q03]", () => {
  const answers = [
    quoted(1, 1),
    quoted(1, 2),
    quoted(2, 1, { pricedAt: null }),
    quoted(3, 1, { withdrawnAt: hoursIn(2) }),
    quoted(4, 49),
    quoted(5, 1, { withdrawnAt: hoursIn(49) }),
  ];
  expect(settleTargets(open, { ...standing, answers, now: hoursIn(60) }).all.count).toBe(2);
});

it("an acceptance keeps what is in, and leaves the rest out of the count", () => {
  const end = { at: hoursIn(30), by: "acceptance" as const };
  const kept = settleTargets(open, { ...standing, answers: five, end, now: hoursIn(30) });
  expect(kept.all).toMatchObject({ outcome: "kept", at: hoursIn(30) });
  const early = settleTargets(open, {
    ...standing,
    answers: five.slice(0, 3),
    end,
    now: hoursIn(30),
  });
  expect(early.first.outcome).toBe("kept");
  expect(early.all).toMatchObject({ exclusion: { reason: "accepted-early", by: null } });
});

it("an end after the due time comes too late for an exclusion [Q31]", () => {
  const end = { at: hoursIn(50), by: "closing" as const };
  const late = settleTargets(open, { ...standing, end, now: hoursIn(60) });
  expect([late.first.outcome, late.all.outcome]).toEqual(["missed", "missed"]);
});

it("while the clock stands still nothing is due, and a request closed meanwhile is left out [Q30]", () => {
  const paused = { ...standing, isPaused: true, now: hoursIn(60) };
  expect(settleTargets(open, paused)).toBe(open);
  const end = { at: hoursIn(55), by: "closing" as const };
  expect(settleTargets(open, { ...paused, end }).all).toMatchObject({
    exclusion: { reason: "cancelled-before-due" },
  });
});

it("a settled target never changes, even by later events [Q02]", () => {
  const missed = settleTargets(open, { ...standing, now: hoursIn(48) });
  const answers = five.map((answer) => ({ ...answer, pricedAt: hoursIn(1) }));
  expect(settleTargets(missed, { ...standing, answers, now: hoursIn(49) })).toBe(missed);
});
