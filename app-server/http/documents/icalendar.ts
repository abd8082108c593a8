import { toPlainText } from "../../../domain/shared/plain-text.ts";
import { productName } from "../../../domain/shared/product-name.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";

type About = {
  /** What calendar programs call it. */
  name: string;
  /** Scheme and host of this site. */
  origin: string;
  now: Date;
};

/** Shows as an iCalendar file (RFC 5545): all-day events, those without dates left out. */
export function icalendar(shows: readonly TradeShow[], about: About): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(productName)}//Trade show calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(about.name)}`,
    ...shows.flatMap((show) => event(show, about)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function event(show: TradeShow, { origin, now }: About): string[] {
  const start = show.startDate ?? show.endDate;
  if (!start) return [];
  const end = show.endDate ?? start;
  const url = `${origin}/trade-shows/${show.id}`;
  const location = [show.venue, placeOf(show)].filter(Boolean).join(", ");
  const about = toPlainText(show.description ?? "", 1000);
  const categories = [show.industry, ...show.tags].filter((text) => text !== null);
  return [
    "BEGIN:VEVENT",
    `UID:${show.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    // The end of an all-day event is the day on which it no longer takes place.
    `DTEND;VALUE=DATE:${compact(dayAfter(end))}`,
    `SUMMARY:${escapeText(show.title)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText([about, url].filter(Boolean).join("\n\n"))}`,
    `URL:${url}`,
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(",")}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Lines of at most 75 octets, never cut inside a character; what follows begins with a space. */
function folded(line: string): string {
  // most lines are short, and none has more octets than three times its length
  if (line.length <= 25) return line;
  const parts: string[] = [];
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0;
    const size = octetsOf(code);
    if (octets + size > 75) {
      parts.push(line.slice(from, at));
      from = at;
      octets = 1;
    }
    octets += size;
    at += code > 0xffff ? 2 : 1;
  }
  return [...parts, line.slice(from)].join("\r\n ");
}

/** How many octets of UTF-8 a code point takes. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
