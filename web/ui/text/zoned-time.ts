import { dayMs, hourMs, minuteMs } from "../../../domain/shared/time/time-units.ts";
import { writeInZone } from "../../../domain/shared/time/write-in-zone.ts";
import { type DateFormat, momentOf } from "../../format.ts";

/**
 * `PPp` is date and time; `near` says today, tomorrow or the number of minutes; `due` is a
 * deadline, with the time left when that is less than two days. All three name the time zone.
 */
export type TimeFormat = DateFormat | "PPp" | "near" | "due";

type Reading = { now: Date; timeZone?: string };

const day = { month: "short", day: "numeric" } as const;
const date = { ...day, year: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/**
 * An instant as text, in the given or the device's time zone. Invalid text is returned unchanged.
 */
export function zonedTime(iso: string, format: TimeFormat, { now, timeZone }: Reading): string {
  const moment = momentOf(iso);
  if (!moment) return iso;
  const write = (options: Intl.DateTimeFormatOptions) => writeInZone(moment, options, timeZone);
  if (format === "MMM d") return write(day);
  if (format === "MMM d, yyyy") return write(date);
  if (format === "MMMM d, yyyy") return write({ ...date, month: "long" });
  if (format === "PPp") return write({ ...date, ...time });
  if (format === "due") {
    const left = moment.getTime() - now.getTime();
    const isNear = left > 0 && left <= 2 * dayMs;
    if (!isNear) return write({ weekday: "short", ...day, ...time });
    const name = nearDays.get(dayOf(moment, timeZone) - dayOf(now, timeZone));
    return `${name ?? write({ weekday: "long" })} ${write(time)}, ${timeLeft(left)}`;
  }

  const ms = moment.getTime() - now.getTime();
  // `now` is the beginning of the current minute, so an instant within that minute lies after it
  if (Math.abs(ms) < minuteMs) return "just now";
  const minutes = Math.round(ms / minuteMs);
  if (Math.abs(minutes) < 60) {
    const words = `${Math.abs(minutes)} ${Math.abs(minutes) === 1 ? "minute" : "minutes"}`;
    return minutes > 0 ? `in ${words}` : `${words} ago`;
  }
  const name = nearDays.get(dayOf(moment, timeZone) - dayOf(now, timeZone));
  return name ? `${name} at ${write(time)}` : write({ ...date, ...time });
}

const nearDays = new Map([
  [-1, "yesterday"],
  [0, "today"],
  [1, "tomorrow"],
]);

/** The number of days since 1970 of the date in a time zone. */
function dayOf(moment: Date, timeZone: string | undefined): number {
  const numbers = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const [month, dayOfMonth, year] = writeInZone(moment, numbers, timeZone).split("/");
  return Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)) / dayMs;
}

/** Such as "25 minutes left", "16 hours left"; rounded down, so that it never promises too much. */
function timeLeft(ms: number): string {
  const isShort = ms < hourMs;
  const count = Math.floor(ms / (isShort ? minuteMs : hourMs));
  const unit = isShort ? "minute" : "hour";
  return `${count} ${count === 1 ? unit : `${unit}s`} left`;
}
