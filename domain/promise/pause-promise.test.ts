import { expect, test } from "vitest";
import { autoParams, hoursIn, promiseOf, receivedAt } from "./examples.ts";
import { pausePromise, resumePromise } from "./pause-promise.ts";
import type { PromiseClock } from "./promise-policy.ts";
import type { ClockedTargets } from "./quote-promise.ts";

/** A promise of Monday at nine in Chicago, after a pause between these hours. */
function paused(clock: PromiseClock, from: number, until: number) {
  const params = { ...autoParams, clock };
  const { promise } = pausePromise(promiseOf(receivedAt, params), "The size", hoursIn(from));
  return resumePromise(promise, params, hoursIn(until)).promise;
}
const due = ({ firstDueAt, allDueAt }: ClockedTargets) => [firstDueAt, allDueAt];

test.each([
  ["from five until half past eight the next morning: an hour and a half of work", 8, 23.5, 1.5],
  ["through a night: no work", 10, 22, 0],
  ["for a day: ten hours of work", 2, 26, 24],
])("a pause moves due times by working hours where working hours count, %s [Q30]", (...row) => {
  const [, from, until, moved] = row;
  const business = paused("business", from, until);
  const wall = paused("wall", from, until);
  const byWall = [hoursIn(24 + until - from), hoursIn(48 + until - from)];
  expect(due(business)).toEqual([hoursIn(24 + moved), hoursIn(48 + moved)]);
  expect(due(wall)).toEqual(byWall);
  // the other clock runs along
  expect(due(business.otherClock)).toEqual(byWall);
  expect(due(wall.otherClock)).toEqual(due(business));
});

test.each([
  ["five minutes of Thursday evening", 82, 82.5, 82.6, 0],
  ["an hour of Saturday", 126, 127, 128, 0],
  ["Thursday evening until ten on Friday: two hours of work", 82, 82.5, 97, 2],
])(
  "a pause of %s never brings a due time forward, where a request came outside working hours [Q30]",
  (...row) => {
    const [, came, from, until, moved] = row;
    const params = { ...autoParams, clock: "business" as const };
    const before = promiseOf(hoursIn(came), params);
    const { promise } = pausePromise(before, "The size", hoursIn(from));
    const after = resumePromise(promise, params, hoursIn(until)).promise;
    const later = due(before).map((at) => new Date(at.getTime() + moved * 3_600_000));
    expect(due(after)).toEqual(later);
  },
);
