import ICAL from "ical.js";
import nodeIcal, { type VEvent } from "node-ical";
import { convertIcsCalendar, type IcsCalendar } from "ts-ics";

/** An event as a calendar program reads it. Days are YYYY-MM-DD, alarms seconds before its first day. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  day: string;
  /** The first day after the event; null when the file has none. */
  until: string | null;
  isAllDay: boolean;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  categories: string[];
  alarms: number[];
};

/** Events of a file as three programs read them, in its order; none of the three shares code with another. */
export const calendarPrograms: Record<string, (file: string) => ReadEvent[]> = {
  "ical.js": readByThunderbird,
  "node-ical": readByNode,
  "ts-ics": readByTypes,
};

/** Mozilla's parser, which Thunderbird has. */
function readByThunderbird(file: string): ReadEvent[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  return events.map((vevent) => {
    const event = new ICAL.Event(vevent);
    const url = vevent.getFirstPropertyValue("url");
    const categories = vevent.getFirstProperty("categories")?.getValues() ?? [];
    return {
      uid: event.uid,
      sequence: event.sequence,
      day: event.startDate.toString(),
      until: vevent.hasProperty("dtend") ? event.endDate.toString() : null,
      isAllDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: String(url),
      categories: categories.map(String),
      alarms: vevent.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstPropertyValue("trigger");
        if (!(trigger instanceof ICAL.Duration)) throw new Error("An alarm at a moment");
        return -trigger.toSeconds();
      }),
    };
  });
}

/** A day that is kept as midnight of this machine's time zone. */
function localDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

const text = (value: VEvent["summary"] | undefined) =>
  typeof value === "object" ? value.val : (value ?? "");

function readByNode(file: string): ReadEvent[] {
  const events = Object.values(nodeIcal.sync.parseICS(file)).filter(
    (part): part is VEvent => part?.type === "VEVENT",
  );
  return events.map((event) => ({
    uid: event.uid,
    sequence: Number(event.sequence),
    day: localDay(event.start),
    // it makes up an end where there is none
    until: file.includes("DTEND") ? localDay(event.end ?? event.start) : null,
    isAllDay: event.datetype === "date",
    summary: text(event.summary),
    description: text(event.description),
    location: text(event.location) || null,
    url: text(event.url),
    categories: event.categories ?? [],
    alarms: (event.alarms ?? []).map(({ trigger }) => daysOf(text(trigger)) * 86_400),
  }));
}

/** Days of "-P7D" or "-P1W". */
function daysOf(duration: string): number {
  const [, count, unit] = /^-P(\d+)([DW])$/.exec(duration) ?? [];
  return Number(count) * (unit === "W" ? 7 : 1);
}

function readByTypes(file: string): ReadEvent[] {
  const { events = [] }: IcsCalendar = convertIcsCalendar(undefined, file);
  return events.map((event) => ({
    uid: event.uid,
    sequence: event.sequence ?? 0,
    day: utcDay(event.start.date),
    until: event.end ? utcDay(event.end.date) : null,
    isAllDay: event.start.type === "DATE",
    summary: event.summary,
    description: event.description ?? "",
    location: event.location ?? null,
    url: event.url ?? "",
    categories: event.categories ?? [],
    alarms: (event.alarms ?? []).map(({ trigger }) => {
      if (trigger.type !== "relative") throw new Error("An alarm at a moment");
      const { before, days = 0, weeks = 0 } = trigger.value;
      return (before ? 1 : -1) * (weeks * 7 + days) * 86_400;
    }),
  }));
}

const utcDay = (date: Date) => date.toISOString().slice(0, 10);
