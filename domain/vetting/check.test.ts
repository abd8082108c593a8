import fc from "fast-check";
import { expect, test } from "vitest";
import type { UserId } from "../shared/id.ts";
import { hourMs, minuteMs } from "../shared/time/time-units.ts";
import { accept, follow, refuseCheck, submit, type VettingCheck } from "./check.ts";
import { checkOf } from "./examples.ts";

const admin = "0190a000-0000-7000-8000-000000000009" as UserId;
const now = new Date("2026-12-02T15:00:00Z");
const builder = { name: "Bea's Booths", timeZone: "America/Chicago" };
const acceptance = { validUntil: "2027-06-30", reason: null, by: admin };
const alone = { builder, current: null };

function accepted(check: VettingCheck, given: Partial<typeof acceptance> = {}, at = now) {
  const step = accept(check, { ...acceptance, ...given }, alone, at);
  if (!step.ok) throw new Error(step.refusal.kind);
  const [only] = step.value;
  return only as VettingCheck;
}

/** The days of the reminders that a clock which looks each `step` sends, and when the check ends. */
function walk(check: VettingCheck, timeZone: string, step: (at: Date) => number) {
  const reminders: number[] = [];
  let at = now;
  let stored = check;
  for (;;) {
    if (stored.nextAt && stored.nextAt <= at) {
      const { check: next, due } = follow(stored, timeZone, at);
      if (due === "expired") return { reminders, at, state: next.state };
      if (due) reminders.push(due.days);
      stored = next;
    }
    at = new Date(at.getTime() + step(at));
  }
}

test("a check is refused with a reason only, and an accepted one may be taken back [S12]", () => {
  const check = checkOf();
  const noReason = { kind: "decision-reason-missing", because: "refused" };
  expect(refuseCheck(check, { reason: null, by: admin }, now)).toMatchObject({ refusal: noReason });
  for (const from of [check, accepted(check)]) {
    const [refused] = (
      refuseCheck(from, { reason: "Blurred", by: admin }, now) as { value: VettingCheck[] }
    ).value;
    expect(refused).toMatchObject({
      state: "refused",
      reason: "Blurred",
      queuedAt: null,
      nextAt: null,
    });
    const again = accept(refused as VettingCheck, acceptance, alone, now);
    expect(again).toMatchObject({ refusal: { kind: "check-state", state: "refused" } });
  }
});

test("what waits is revised in place; a renewal is a check of its own, and the later end counts [S12]", () => {
  const check = checkOf();
  const id = checkOf({}, 2).id;
  const again = { ...check, kind: "insurance", id, by: admin, at: now } as const;
  expect(submit(again, check)).toMatchObject({ id: check.id, version: 1, state: "submitted" });
  expect(submit(again, null)).toMatchObject({ id, version: 0 });

  const current = accepted(check);
  const later = checkOf({ validUntil: "2028-06-30" }, 2);
  const renewed = accept(
    later,
    { ...acceptance, validUntil: "2028-06-30" },
    { builder, current },
    now,
  );
  expect(renewed).toMatchObject({
    value: [
      { id: current.id, state: "replaced", nextAt: null },
      { id, state: "valid" },
    ],
  });
  const shorter = accept(
    checkOf({}, 2),
    { ...acceptance, validUntil: "2027-05-01" },
    { builder, current },
    now,
  );
  expect(shorter).toMatchObject({ value: [{ id, state: "replaced" }] });
});

test("a policy in another name needs a reason; the legal form doesn't matter [S15]", () => {
  expect(accepted(checkOf({ insuredName: "BEA'S BOOTHS, LLC" })).state).toBe("valid");
  const other = checkOf({ insuredName: "Holding of Bea" });
  const refusal = { kind: "decision-reason-missing", because: "other-name" };
  expect(accept(other, acceptance, alone, now)).toMatchObject({ refusal });
  expect(accepted(other, { reason: "The parent company" as never }).state).toBe("valid");
});

test("a check is valid until a day from today to the end of its policy [S12]", () => {
  const refusal = { kind: "validity-wrong", latest: "2027-06-30" };
  for (const validUntil of ["2026-12-01", "2027-07-01", ""]) {
    expect(accept(checkOf(), { ...acceptance, validUntil }, alone, now)).toMatchObject({ refusal });
  }
  expect(accepted(checkOf(), { validUntil: "2026-12-02" }).state).toBe("valid");
});

test("a check is reminded of 60, 30, 14, 7 and 0 days before its end, and ends with its day in the builder's zone [S13] [S14]", () => {
  for (const [timeZone, end] of [
    ["America/Chicago", "2027-07-01T05:00:00Z"],
    ["Asia/Tokyo", "2027-06-30T15:00:00Z"],
  ] as const) {
    const step = accept(
      checkOf(),
      acceptance,
      { builder: { ...builder, timeZone }, current: null },
      now,
    );
    const check = (step as { value: VettingCheck[] }).value[0] as VettingCheck;
    const { reminders, at, state } = walk(check, timeZone, () => 10 * minuteMs);
    expect(reminders).toEqual([60, 30, 14, 7, 0]);
    expect(state).toBe("expired");
    expect(at.toISOString().replace(".000", "")).toBe(end);
  }
});

test("after a worker slept over reminders, the latest is sent once; earlier ones are not [S13]", () => {
  const check = accepted(checkOf());
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 * 24 }), { minLength: 40 }), (hours) => {
      let turn = 0;
      const { reminders } = walk(
        check,
        builder.timeZone,
        () => (hours[turn++ % hours.length] ?? 1) * hourMs,
      );
      expect(reminders).toEqual([...new Set(reminders)].sort((a, b) => b - a));
    }),
  );
});

test("a check that is accepted shortly before its end isn't reminded of what has passed [S13]", () => {
  const check = accepted(checkOf(), { validUntil: "2026-12-20" });
  expect(walk(check, builder.timeZone, () => hourMs).reminders).toEqual([14, 7, 0]);
});
