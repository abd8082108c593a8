import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { productName } from "../../../domain/shared/product-name.ts";
import { toPlainText } from "../../../domain/shared/text/plain-text.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";

type About = {
  /** Display name in calendar programs. */
  name: string;
  /** Scheme and host of this site. */
  origin: string;
  now: Date;
};

/** Shows as an iCalendar file (RFC 5545): all-day events; shows without dates are left out. */
export function icalendar(shows: readonly TradeShow[], { name, origin, now }: About): string {
  const calendar = ical({
    // the library escapes the events' texts, but not this one
    name: withoutControls(name)
      .replaceAll("\n", " ")
      .replace(/[\\;,]/g, "\\$&"),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: "Trade show calendar", language: "EN" },
    scale: "GREGORIAN",
  });
  for (const show of shows) {
    const start = show.startDate ?? show.endDate;
    if (!start) continue;
    const url = `${origin}/trade-shows/${show.id}`;
    const about = toPlainText(show.description ?? "", 1000);
    const categories = [show.industry, ...show.tags].filter((text) => text !== null);
    calendar.createEvent({
      id: `${show.id}@${new URL(origin).hostname}`,
      stamp: now,
      allDay: true,
      start: utcDay(start),
      // the end of an all-day event is exclusive
      end: utcDay(show.endDate ?? start, 1),
      summary: withoutControls(show.title),
      location: withoutControls([show.venue, placeOf(show)].filter(Boolean).join(", ")) || null,
      description: withoutControls([about, url].filter(Boolean).join("\n\n")),
      url,
      categories: categories.map((category) => ({ name: withoutControls(category) })),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Midnight UTC of an ISO date, plus `daysLater`. */
function utcDay(day: string, daysLater = 0): Date {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date;
}

/** Removes control characters, which the format forbids; line breaks in texts of events stay. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
}
