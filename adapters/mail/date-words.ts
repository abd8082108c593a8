import { laterWelcomeText } from "../../domain/quotes/due-times.ts";
import { eventDay } from "../../domain/quotes/submit/event-day.ts";
import { writeInZone } from "../../domain/shared/time/write-in-zone.ts";

/** A typed date in words: "March 3, 2027", or the text unchanged when it isn't one day. */
export function dateWords(eventDate: string): string {
  const day = eventDay(eventDate);
  return day ? dayWords(`${day}T00:00:00Z`) : eventDate;
}

/** The day of a moment, in UTC: "March 3, 2027". */
export const dayWords = (iso: string) => writeInZone(new Date(iso), { dateStyle: "long" }, "UTC");

/** A moment within the next days: "Wed 2:05 PM UTC", or in the reader's time zone. */
export function weekdayWords(iso: string, timeZone: string | null = null): string {
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const words = writeInZone(new Date(iso), { weekday: "short", ...time }, timeZone ?? "UTC");
  return words.replace(",", "");
}

/** A moment in full: "Wed, Mar 3, 2027, 2:05 PM UTC", or in the reader's time zone. */
export function momentWords(iso: string, timeZone: string | null = null): string {
  const day = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return writeInZone(new Date(iso), { ...day, ...time }, timeZone ?? "UTC");
}

type Timed = { answerBy?: string | null; welcomeUntil?: string | null; timeZone?: string | null };

/**
 * The sentence " Later is welcome, until Monday.", to append; empty where nothing later is welcome.
 */
export function laterWords({ answerBy, welcomeUntil, timeZone }: Timed): string {
  const moment = (iso: string | null | undefined) => (iso ? new Date(iso) : null);
  const times = { answerBy: moment(answerBy), welcomeUntil: moment(welcomeUntil) };
  const text = laterWelcomeText(times, timeZone ?? "UTC");
  return text && ` ${text}`;
}
