import { hourMs, minuteMs } from "../../shared/time/time-units.ts";
import {
  addWorkingHours,
  type WorkWeek,
  workingHoursBetween,
} from "../../shared/time/zone-time.ts";
import type { Pause } from "../quote-promise.ts";

/** Working hours between two moments, excluding pauses. */
export function unpausedHours(
  week: WorkWeek,
  from: Date,
  until: Date,
  pauses: readonly Pause[],
): number {
  if (pauses.length === 0) return workingHoursBetween(week, from, until);
  const paused = pauses.reduce(
    (sum, pause) =>
      sum + workingHoursBetween(week, later(from, pause.from), earlier(until, pause.until)),
    0,
  );
  return workingHoursBetween(week, from, until) - paused;
}

/** Whether this many working hours have passed, excluding pauses. */
export function haveHoursPassed(
  week: WorkWeek,
  { from, until }: { from: Date; until: Date },
  hours: number,
  pauses: readonly Pause[],
): boolean {
  // working hours never exceed the elapsed time
  if (until.getTime() - from.getTime() < hours * hourMs) return hours <= 0;
  return unpausedHours(week, from, until, pauses) >= hours;
}

/** Adds working hours to a moment, skipping pauses. */
export function addUnpausedHours(
  week: WorkWeek,
  from: Date,
  hours: number,
  pauses: readonly Pause[],
): Date {
  return pauses.reduce(
    (moment, pause) => {
      if (pause.from >= moment || pause.until <= from) return moment;
      const paused = workingHoursBetween(week, later(from, pause.from), pause.until);
      return addWorkingHours(week, moment, paused);
    },
    addWorkingHours(week, from, hours),
  );
}

/**
 * Less lost working time than this, in hours, isn't added: it could only be worked the next
 * morning.
 */
const slightHours = minuteMs / hourMs;

/**
 * An answer time after a pause: moved by the length of the pause, and with at least the same
 * working hours left, within a minute.
 */
export function afterPause(until: Date, pause: Pause, week: WorkWeek): Date {
  if (until <= pause.from || pause.until <= pause.from) return until;
  const moved = new Date(pause.until.getTime() + until.getTime() - pause.from.getTime());
  const left = workingHoursBetween(week, pause.from, until);
  const lost = left - workingHoursBetween(week, pause.until, moved);
  return lost < slightHours ? moved : later(moved, addWorkingHours(week, pause.until, left));
}

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
