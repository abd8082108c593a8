import { dayMs, hourMs, minuteMs } from "./time-units.ts";

/** Days from `from` to `until`, both included, written YYYY-MM-DD. */
export type DayRange = { from: string; until: string };

/** A person's working hours: the same on each of these days, in their time zone. */
export type WorkWeek = {
  /** An IANA name, as America/Chicago. */
  timeZone: string;
  /** 1 is Monday, 7 is Sunday. */
  workDays: readonly number[];
  /** HH:mm; `workUntil` is later on the same day, 24:00 at most. */
  workFrom: string;
  workUntil: string;
  /** Holidays and times away. */
  daysOff: readonly DayRange[];
};

/** Local hours between which no email is sent. */
const nightFromHour = 21;
const nightUntilHour = 7;
/** A calendar without a working day for so long is searched no further. */
const mostDays = 400;

/** Zones that were found: finding out takes a third of a millisecond. The runtime knows some six hundred, in any case of letters. */
const knownZones = new Set<string>();
const mostKnown = 1_000;

/** Whether this runtime knows the zone. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
  if (knownZones.size < mostKnown) knownZones.add(name);
  return true;
}

export function isWorkingTime(week: WorkWeek, at: Date): boolean {
  const window = windowOf(week, localDay(week.timeZone, at.getTime()));
  return window !== null && at.getTime() >= window.from && at.getTime() < window.until;
}

/** The moment itself in working time, else the start of the next working day. */
export function nextWorkingTime(week: WorkWeek, at: Date): Date {
  const time = at.getTime();
  const first = localDay(week.timeZone, time);
  for (let day = first; day < first + mostDays; day++) {
    const window = windowOf(week, day);
    if (window && time < window.until) return new Date(Math.max(time, window.from));
  }
  return new Date(time + mostDays * dayMs);
}

/** Working hours between two moments; 0 when `until` isn't later. Counted in real time across clock changes. */
export function workingHoursBetween(week: WorkWeek, from: Date, until: Date): number {
  const [start, end] = [from.getTime(), until.getTime()];
  if (end <= start) return 0;
  const first = localDay(week.timeZone, start);
  const last = Math.min(localDay(week.timeZone, end), first + mostDays);
  let worked = 0;
  for (let day = first; day <= last; day++) {
    const window = windowOf(week, day);
    if (!window) continue;
    worked += Math.max(0, Math.min(end, window.until) - Math.max(start, window.from));
  }
  return worked / hourMs;
}

/** The moment after this many working hours. */
export function addWorkingHours(week: WorkWeek, from: Date, hours: number): Date {
  let left = hours * hourMs;
  const start = from.getTime();
  const first = localDay(week.timeZone, start);
  for (let day = first; day < first + mostDays; day++) {
    const window = windowOf(week, day);
    if (!window || window.until <= start) continue;
    const begins = Math.max(start, window.from);
    if (left <= window.until - begins) return new Date(begins + left);
    left -= window.until - begins;
  }
  return new Date(start + mostDays * dayMs);
}

/**
 * The moment this many working days later, at the same local time. Outside working time it counts
 * from the start of the next working day: Saturday counts as Monday at eight.
 */
export function addWorkingDays(week: WorkWeek, from: Date, days: number): Date {
  const { timeZone } = week;
  const start = nextWorkingTime(week, from).getTime();
  const local = start + offsetAt(timeZone, start);
  let day = Math.floor(local / dayMs);
  const last = day + mostDays;
  for (let left = days; left > 0 && day < last; ) {
    day += 1;
    if (windowOf(week, day)) left -= 1;
  }
  return new Date(instantOf(timeZone, day * dayMs + (local - Math.floor(local / dayMs) * dayMs)));
}

/** From 21:00 until 07:00 there. */
export function isNight(timeZone: string, at: Date): boolean {
  const hour = localHour(timeZone, at);
  return hour >= nightFromHour || hour < nightUntilHour;
}

/** The moment itself by day, else the next 07:00 there. */
export function afterNight(timeZone: string, at: Date): Date {
  if (!isNight(timeZone, at)) return at;
  const day = localDay(timeZone, at.getTime());
  const morning = localHour(timeZone, at) < nightUntilHour ? day : day + 1;
  return new Date(instantOf(timeZone, morning * dayMs + nightUntilHour * hourMs));
}

/** Midnight there, before that moment. */
export function startOfDay(timeZone: string, at: Date): Date {
  return new Date(instantOf(timeZone, localDay(timeZone, at.getTime()) * dayMs));
}

/** The day there, written YYYY-MM-DD. */
export function dayThere(timeZone: string, at: Date): string {
  return writtenDay(localDay(timeZone, at.getTime()));
}

function localHour(timeZone: string, at: Date): number {
  return new Date(at.getTime() + offsetAt(timeZone, at.getTime())).getUTCHours();
}

/** Days since 1970 by the clock there. */
function localDay(timeZone: string, time: number): number {
  return Math.floor((time + offsetAt(timeZone, time)) / dayMs);
}

function writtenDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

type Window = { from: number; until: number };
/** Every evaluation asks for the same few days of the same calendars. */
const windows = new WeakMap<WorkWeek, Map<number, Window | null>>();

/** The working hours of a day as instants; null on a day off. */
function windowOf(week: WorkWeek, day: number): Window | null {
  const ofWeek = windows.get(week);
  const known = ofWeek?.get(day);
  if (known !== undefined) return known;
  const window = computeWindow(week, day);
  if (ofWeek) ofWeek.set(day, window);
  else windows.set(week, new Map([[day, window]]));
  return window;
}

function computeWindow(week: WorkWeek, day: number): Window | null {
  const weekday = new Date(day * dayMs).getUTCDay() || 7;
  if (!week.workDays.includes(weekday)) return null;
  const written = writtenDay(day);
  if (week.daysOff.some(({ from, until }) => from <= written && written <= until)) return null;
  const at = (time: string) => instantOf(week.timeZone, day * dayMs + minutesOf(time) * minuteMs);
  return { from: at(week.workFrom), until: at(week.workUntil) };
}

/** "08:30" in minutes since midnight. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/**
 * The instant of a local time, given in milliseconds as if it were UTC. An ambiguous time is the
 * first of the two; a skipped time moves forward by the clock change.
 */
function instantOf(timeZone: string, local: number): number {
  const before = offsetAt(timeZone, local - dayMs);
  const early = local - before;
  if (offsetAt(timeZone, early) === before) return early;
  const late = local - offsetAt(timeZone, local + dayMs);
  return late + offsetAt(timeZone, late) === local ? late : early;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone and UTC day; null on the days on which clocks change. */
const offsets = new Map<string, Map<number, number | null>>();

/** How far clocks there are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, time: number): number {
  const ofZone = offsets.get(timeZone);
  const day = Math.floor(time / dayMs);
  const known = ofZone?.get(day);
  if (known !== undefined) return known ?? readOffset(timeZone, time);
  const start = readOffset(timeZone, day * dayMs);
  const offset = start === readOffset(timeZone, (day + 1) * dayMs) ? start : null;
  if (ofZone) ofZone.set(day, offset);
  else offsets.set(timeZone, new Map([[day, offset]]));
  return offset ?? readOffset(timeZone, time);
}

function readOffset(timeZone: string, time: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = "numeric";
    format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: numeric, month: numeric },
      ...{ day: numeric, hour: numeric, minute: numeric, second: numeric },
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)] as const),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const local = Date.UTC(
    ...([part("year"), part("month") - 1, part("day")] as const),
    ...([part("hour"), part("minute"), part("second")] as const),
  );
  return local - Math.floor(time / 1000) * 1000;
}
