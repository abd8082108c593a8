import process from "node:process";
import type { Clock } from "../../../domain/shared/time/clock.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { type ClockSettings, clockOf } from "../clock-and-ids.ts";

/** A Wednesday, nine in the morning in Chicago. */
const usualMoment = "2026-12-02T15:00:00Z";

/**
 * The clock of a test run, in all its processes: starts at TEST_MOMENT. Null for "now": the
 * machine's.
 */
const testTime: ClockSettings | null = readTestTime(process.env);

function readTestTime({ TEST_MOMENT: moment = usualMoment, TEST_SINCE }: NodeJS.ProcessEnv) {
  if (moment === "now") return null;
  // a process outside a run starts its own time
  const since = TEST_SINCE === undefined ? new Date() : new Date(TEST_SINCE);
  return { from: new Date(moment), since, speed: 1 };
}

const clock = clockOf(testTime);

/** The current time of the tests. */
export const testNow = (): Date => clock.now();

/** The day this many days ahead, YYYY-MM-DD. */
export const testDay = (ahead: number): string =>
  utcDay(new Date(testNow().getTime() + ahead * dayMs));

/** The current time as an SQL literal. */
export const sqlNow = (): string => `'${testNow().toISOString()}'::timestamptz`;

/**
 * Environment variables that give a started app or command the tests' time; empty when that is the
 * machine's.
 */
export function clockEnv(env = process.env): { CLOCK_FROM: string; CLOCK_SINCE: string } {
  // outside a run there is no start time
  const time = env.TEST_SINCE === undefined ? null : readTestTime(env);
  if (!time) return { CLOCK_FROM: "", CLOCK_SINCE: "" };
  return { CLOCK_FROM: time.from.toISOString(), CLOCK_SINCE: time.since.toISOString() };
}

/** A clock for one app in the tests' time, which its test may advance. */
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
