import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beasResponse, now } from "../quotes/examples.ts";
import type { ChangeId } from "../shared/id.ts";
import { agreedAmounts } from "./agreed-amount.ts";
import {
  type Change,
  type ChangeEvent,
  type ChangeState,
  changeArrow,
  changeEventsOf,
  changeStateAt,
  changeStates,
} from "./change.ts";
import { decide, propose } from "./change-steps.ts";
import { newJob } from "./job.ts";

const job = newJob(beasResponse, now);
const change: Change = {
  id: "c" as ChangeId,
  jobId: job.id,
  number: 1,
  raisedBy: "builder",
  reason: "other",
  state: "proposed",
  title: "A taller wall",
  note: null,
  lines: [{ category: "structure", label: "Wall", amount: 1_200_00 }],
  daysLater: null,
  answerBy: null,
  version: 1,
  earlier: [],
  raisedAt: now,
  decidedAt: null,
  decidedNote: null,
};
const pricedWith = (changes: Change[], baseline: number) => ({
  job,
  changes,
  baseline,
  agreements: [],
  payments: [],
  approvals: [],
  punch: [],
  callIns: [],
  lastDay: null,
  eventDay: null,
  timeZone: "UTC",
});
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const allowed: [ChangeState, ChangeEvent, ChangeState, string][] = [
  ["wished", "propose", "proposed", "builder"],
  ["wished", "decline", "declined", "builder"],
  ["wished", "withdraw", "withdrawn", "exhibitor"],
  ["proposed", "propose", "proposed", "builder"],
  ["proposed", "approve", "approved", "exhibitor"],
  ["proposed", "refuse", "refused", "exhibitor"],
  ["proposed", "withdraw", "withdrawn", "builder"],
  ["proposed", "lapse", "lapsed", "system"],
];
const events: ChangeEvent[] = ["propose", "decline", "approve", "refuse", "withdraw", "lapse"];
const pairs = changeStates.flatMap((from) => events.map((event) => [from, event] as const));

test.each(pairs)("a change that is %s and gets %s moves as the table says [T03]", (from, event) => {
  const [, , to, by] = allowed.find(([state, name]) => state === from && name === event) ?? [];
  expect(changeArrow(from, event)).toEqual(to ? { to, by } : null);
});

test("changeEventsOf() offers no side a decision on its own proposal [T13]", () => {
  expect(changeEventsOf("proposed", "builder")).toEqual(["propose", "withdraw"]);
  expect(changeEventsOf("proposed", "exhibitor")).toEqual(["approve", "refuse"]);
  expect(changeEventsOf("wished", "exhibitor")).toEqual(["withdraw"]);
  expect(changeEventsOf("approved", "exhibitor")).toEqual([]);
});

test("changeStateAt() lapses a proposal at its time and every open change with its job [T10]", () => {
  const timed = { ...change, answerBy: later(30) };
  expect(changeStateAt(timed, job, later(29))).toBe("proposed");
  expect(changeStateAt(timed, job, later(30))).toBe("lapsed");
  const wish = { ...change, state: "wished" as const };
  expect(changeStateAt(wish, { state: "closed" }, now)).toBe("lapsed");
  expect(changeStateAt({ ...change, state: "approved" }, { state: "ended" }, now)).toBe("approved");
});

describe("the agreed amount [T06]", () => {
  const states = fc.constantFrom(...changeStates);
  const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });
  const line = amount.map((cents) => ({ category: "other" as const, label: "It", amount: cents }));
  const changes = fc.array(fc.record({ state: states, lines: fc.array(line, { maxLength: 5 }) }));
  const sum = (list: { lines: { amount: number }[] }[]) =>
    list.flatMap(({ lines }) => lines).reduce((total, { amount }) => total + amount, 0);

  test("is the baseline and the sum of the approved changes, in any order, in whole cents", () => {
    fc.assert(
      fc.property(amount, changes, (baseline, list) => {
        const { agreed, changes } = agreedAmounts(baseline, list);
        expect(agreed).toBe(baseline + sum(list.filter(({ state }) => state === "approved")));
        expect(agreed).toBe(baseline + changes);
        expect(Number.isInteger(agreed)).toBe(true);
        expect(agreedAmounts(baseline, list.toReversed()).agreed).toBe(agreed);
      }),
    );
  });

  test("is not moved by what was refused, withdrawn, declined or lapsed", () => {
    const without = fc.constantFrom<ChangeState>("refused", "withdrawn", "declined", "lapsed");
    fc.assert(
      fc.property(amount, changes, without, fc.array(line), (baseline, list, state, lines) => {
        const more = agreedAmounts(baseline, [...list, { state, lines }]);
        expect(more).toEqual(agreedAmounts(baseline, list));
      }),
    );
  });

  test("is the same after a change and its exact opposite", () => {
    fc.assert(
      fc.property(amount, changes, fc.array(line), (baseline, list, lines) => {
        const opposite = lines.map((each) => ({ ...each, amount: -each.amount }));
        const both = [lines, opposite].map((lines) => ({ state: "approved" as const, lines }));
        const { agreed } = agreedAmounts(baseline, [...list, ...both]);
        expect(agreed).toBe(agreedAmounts(baseline, list).agreed);
      }),
    );
  });

  test("never falls below zero by an approval, whatever was approved before", () => {
    const take = { ...change, lines: [{ ...change.lines[0], amount: -600 } as never] };
    const other = { ...take, id: "d" as ChangeId, state: "approved" as const };
    const approve = { event: "approve", side: "exhibitor", version: 1, note: null } as const;
    const alone = decide(pricedWith([take], 1000), take, approve, now);
    expect(alone.ok).toBe(true);
    const both = pricedWith([other, take], 1000);
    expect(decide(both, take, approve, now)).toEqual({
      ok: false,
      refusal: { kind: "agreed-below-zero" },
    });
  });
});

test("propose() makes a new version and keeps the one before [T07]", () => {
  const priced = pricedWith([change], 1000_00);
  const proposal = { ...change, title: "A wider wall", lines: change.lines };
  const step = propose(priced, change, { proposal, side: "builder", version: 1 }, now);
  expect(step.ok && step.value).toMatchObject({
    title: "A wider wall",
    version: 2,
    earlier: [{ version: 1, title: "A taller wall" }],
  });
  const stale = { proposal, side: "builder", version: 2 } as const;
  expect(propose(priced, change, stale, now)).toMatchObject({ refusal: { kind: "change-moved" } });
});
