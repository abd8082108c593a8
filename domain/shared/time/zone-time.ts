import { dayMs, hourMs, minuteMs } from "./time-units.ts";
import { utcDay } from "./utc-day.ts";

/** Inclusive range of days, YYYY-MM-DD. */
export type DayRange = { from: string; until: string };

/** A person's working hours: the same on each of these days, in their time zone. */
export type WorkWeek = {
  /** IANA time zone, such as America/Chicago. */
  timeZone: string;
  /** 1 is Monday, 7 is Sunday. */
  workDays: readonly number[];
  /** HH:mm; `workUntil` is later on the same day, 24:00 at most. */
  workFrom: string;
  workUntil: string;
  /** Holidays and times away. */
  daysOff: readonly DayRange[];
};

/** Local hours of the night, in which no email is sent that can wait. */
const [nightFromHour, nightUntilHour] = [21, 7];
/** Maximum days searched for a working day. */
const maxDays = 400;

/**
 * Cache of known zones: checking one takes 0.3 ms. The runtime knows about 600 zones in any case,
 * so the cache is bounded.
 */
const knownZones = new Set<string>();
const maxKnown = 1_000;

/** Whether this runtime knows the zone. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    return false;
  }
  if (knownZones.size < maxKnown) knownZones.add(name);
  return true;
}

/**
 * Whether a moment is in working time, in the week's time zone. The end of working hours is
 * exclusive.
 */
export function isWorkingTime(week: WorkWeek, at: Date): boolean {
  const time = at.getTime();
  const calendar = calendarOf(week);
  const window = windowOf(calendar, localDay(calendar.zone, time));
  return window !== null && time >= window.from && time < window.until;
}

/** The moment itself if in working time, else the start of the next working hours. */
export function nextWorkingTime(week: WorkWeek, at: Date): Date {
  const time = at.getTime();
  const calendar = calendarOf(week);
  const first = localDay(calendar.zone, time);
  for (let day = first; day < first + maxDays; day++) {
    const window = windowOf(calendar, day);
    if (window && time < window.until) return time < window.from ? new Date(window.from) : at;
  }
  return new Date(time + maxDays * dayMs);
}

/**
 * Working hours between two moments; 0 when `until` isn't later. Clock changes are accounted for.
 */
export function workingHoursBetween(week: WorkWeek, from: Date, until: Date): number {
  const start = from.getTime();
  const end = until.getTime();
  if (end <= start) return 0;
  const calendar = calendarOf(week);
  const first = localDay(calendar.zone, start);
  const last = Math.min(localDay(calendar.zone, end), first + maxDays);
  let worked = 0;
  for (let day = first; day <= last; day++) {
    const window = windowOf(calendar, day);
    if (!window) continue;
    worked += Math.max(0, Math.min(end, window.until) - Math.max(start, window.from));
  }
  return worked / hourMs;
}

/** The moment after this many working hours. */
export function addWorkingHours(week: WorkWeek, from: Date, hours: number): Date {
  let left = hours * hourMs;
  const start = from.getTime();
  const calendar = calendarOf(week);
  const first = localDay(calendar.zone, start);
  for (let day = first; day < first + maxDays; day++) {
    const window = windowOf(calendar, day);
    if (!window || window.until <= start) continue;
    const begins = Math.max(start, window.from);
    if (left <= window.until - begins) return new Date(begins + left);
    left -= window.until - begins;
  }
  return new Date(start + maxDays * dayMs);
}

/**
 * The moment this many working days later, at the same local time. Outside working time it counts
 * from the start of the next working day: Saturday counts as Monday at eight.
 */
export function addWorkingDays(week: WorkWeek, from: Date, days: number): Date {
  const calendar = calendarOf(week);
  const start = nextWorkingTime(week, from).getTime();
  const local = start + offsetAt(calendar.zone, start);
  let day = Math.floor(local / dayMs);
  const timeOfDay = local - day * dayMs;
  const last = day + maxDays;
  for (let left = days; left > 0 && day < last; ) {
    day += 1;
    if (windowOf(calendar, day)) left -= 1;
  }
  return new Date(instantOf(calendar.zone, day * dayMs + timeOfDay));
}

/** Whether it is night, from 21:00 to 07:00, in the time zone. */
export function isNight(timeZone: string, at: Date): boolean {
  const hour = localHour(zoneOf(timeZone), at.getTime());
  return hour >= nightFromHour || hour < nightUntilHour;
}

/** The moment itself by day, else the next 07:00 in the time zone. */
export function afterNight(timeZone: string, at: Date): Date {
  if (!isNight(timeZone, at)) return at;
  const zone = zoneOf(timeZone);
  const day = localDay(zone, at.getTime());
  const morning = localHour(zone, at.getTime()) < nightUntilHour ? day : day + 1;
  return new Date(instantOf(zone, morning * dayMs + nightUntilHour * hourMs));
}

/** The last second of a day, YYYY-MM-DD, in the time zone. */
export function endOfDay(timeZone: string, day: string): Date {
  return new Date(instantOf(zoneOf(timeZone), Date.parse(`${day}T23:59:59Z`)));
}

/** A full hour of a day, YYYY-MM-DD, in the time zone. */
export function hourOfDay(timeZone: string, day: string, hour: number): Date {
  return new Date(instantOf(zoneOf(timeZone), Date.parse(day) + hour * hourMs));
}

/** The day of a moment in the time zone, YYYY-MM-DD. */
export function dayThere(timeZone: string, at: Date): string {
  return writtenDay(localDay(zoneOf(timeZone), at.getTime()));
}

function localHour(zone: Zone, time: number): number {
  return Math.floor((time + offsetAt(zone, time)) / hourMs) - localDay(zone, time) * 24;
}

/** Days since 1970 by local time. */
function localDay(zone: Zone, time: number): number {
  return Math.floor((time + offsetAt(zone, time)) / dayMs);
}

function writtenDay(day: number): string {
  return utcDay(new Date(day * dayMs));
}

type Window = { from: number; until: number };
/** `windows`: cached working hours per day as instants; null for a day off. */
type Calendar = { week: WorkWeek; zone: Zone; windows: Map<number, Window | null> };
/** Cached per week, since all evaluations ask for the same few days. */
const calendars = new WeakMap<WorkWeek, Calendar>();

function calendarOf(week: WorkWeek): Calendar {
  const known = calendars.get(week);
  if (known) return known;
  const calendar = { week, zone: zoneOf(week.timeZone), windows: new Map() };
  calendars.set(week, calendar);
  return calendar;
}

function windowOf({ week, zone, windows }: Calendar, day: number): Window | null {
  const known = windows.get(day);
  if (known !== undefined) return known;
  const window = computeWindow(week, zone, day);
  windows.set(day, window);
  return window;
}

function computeWindow(week: WorkWeek, zone: Zone, day: number): Window | null {
  const weekday = new Date(day * dayMs).getUTCDay() || 7;
  if (!week.workDays.includes(weekday)) return null;
  const written = writtenDay(day);
  if (week.daysOff.some(({ from, until }) => from <= written && written <= until)) return null;
  const at = (time: string) => instantOf(zone, day * dayMs + minutesOf(time) * minuteMs);
  return { from: at(week.workFrom), until: at(week.workUntil) };
}

/** Minutes since midnight of "08:30". */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/**
 * The instant of a local time given in milliseconds as if it were UTC. An ambiguous time is the
 * earlier one; a skipped time moves forward by the clock change.
 */
function instantOf(zone: Zone, local: number): number {
  const before = offsetAt(zone, local - dayMs);
  const early = local - before;
  if (offsetAt(zone, early) === before) return early;
  const late = local - offsetAt(zone, local + dayMs);
  return late + offsetAt(zone, late) === local ? late : early;
}

type Offsets = { changeAt: number; before: number; after: number };
/** `offsets`: cached UTC offsets per UTC day, before and after a change. */
type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, Offsets> };
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const numeric = "numeric";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  const zone: Zone = { format, offsets: new Map() };
  if (zones.size >= maxKnown) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** UTC offset in milliseconds at an instant; positive east of UTC. */
function offsetAt(zone: Zone, time: number): number {
  const day = Math.floor(time / dayMs);
  const known = zone.offsets.get(day) ?? readOffsets(zone, day);
  return time < known.changeAt ? known.before : known.after;
}

/** Reading an offset takes microseconds, so each day is read once. */
function readOffsets(zone: Zone, day: number): Offsets {
  let [unchanged, changeAt] = [day * dayMs, (day + 1) * dayMs];
  const [before, after] = [readOffset(zone, unchanged), readOffset(zone, changeAt)];
  while (before !== after && changeAt - unchanged > 1) {
    const middle = Math.floor((unchanged + changeAt) / 2);
    if (readOffset(zone, middle) === before) unchanged = middle;
    else changeAt = middle;
  }
  const offsets = { changeAt, before, after };
  zone.offsets.set(day, offsets);
  return offsets;
}

function readOffset({ format }: Zone, time: number): number {
  const parts = new Map(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)] as const),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return local - Math.floor(time / 1000) * 1000;
}
