import process from "node:process";
import type { Clock } from "../../../domain/shared/time/clock.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { type ClockSettings, clockOf } from "../clock-and-ids.ts";

/** A Wednesday, nine in the morning in Chicago. */
const usualMoment = "2026-12-02T15:00:00Z";

/** The time of a run's tests, for all of its processes: it begins at TEST_MOMENT and runs on. Null: "now", which is the machine's. */
const testTime: ClockSettings | null = readTestTime(process.env);

function readTestTime({ TEST_MOMENT: moment = usualMoment, TEST_SINCE }: NodeJS.ProcessEnv) {
  if (moment === "now") return null;
  // a process that is no run's begins by itself
  const since = TEST_SINCE === undefined ? new Date() : new Date(TEST_SINCE);
  return { from: new Date(moment), since, speed: 1 };
}

const clock = clockOf(testTime);

/** The moment in the time of the tests. */
export const testNow = (): Date => clock.now();

/** The day so many days from then, YYYY-MM-DD. */
export const testDay = (ahead: number): string =>
  utcDay(new Date(testNow().getTime() + ahead * dayMs));

/** The moment as a value in a test's statement. */
export const sqlNow = (): string => `'${testNow().toISOString()}'::timestamptz`;

/** The settings that give a started app or command the time of the tests, or of those in another environment; empty where that is the machine's. */
export function clockEnv(env = process.env): { CLOCK_FROM: string; CLOCK_SINCE: string } {
  // outside of a run nothing says since when
  const time = env.TEST_SINCE === undefined ? null : readTestTime(env);
  if (!time) return { CLOCK_FROM: "", CLOCK_SINCE: "" };
  return { CLOCK_FROM: time.from.toISOString(), CLOCK_SINCE: time.since.toISOString() };
}

/** A clock of one app in the time of the tests, which its test may move ahead. */
export function createTestClock(aheadMs = 0): Clock & { advance(ms: number): void } {
  let ahead = aheadMs;
  return {
    now: () => new Date(testNow().getTime() + ahead),
    advance(ms) {
      if (ms < 0)
        throw new Error("A clock is moved ahead only: what is stored would lie in its future");
      ahead += ms;
    },
  };
}
