import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoint } from "../../../domain/shared/test/test-code-point.ts";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { ces } from "../../../domain/trade-shows/examples.ts";
import { calendarPrograms } from "../../test/test-calendars.ts";
import { icalendar } from "./icalendar.ts";

const about = {
  name: "Shows",
  origin: "https://shows.example",
  now: new Date("2026-11-21T10:00:00.000Z"),
};
const unfold = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("icalendar()", () => {
  it("writes a show as an all-day event that ends on the day after", () => {
    expect(unfold(icalendar([ces], about))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Boothwright//Trade show calendar//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME:Shows",
      "X-WR-CALNAME:Shows",
      "BEGIN:VEVENT",
      `UID:${ces.id}@shows.example`,
      "SEQUENCE:0",
      "DTSTAMP:20261121T100000Z",
      "DTSTART;VALUE=DATE:20270303",
      "DTEND;VALUE=DATE:20270307",
      "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
      "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE",
      "SUMMARY:Consumer Electronics Show",
      "TRANSP:TRANSPARENT",
      "LOCATION:Las Vegas Convention Center\\, Las Vegas\\, NV",
      `DESCRIPTION:https://shows.example/trade-shows/${ces.id}`,
      "CATEGORIES:Technology",
      `URL;VALUE=URI:https://shows.example/trade-shows/${ces.id}`,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("ends over a month, a year and a leap day", () => {
    const endOf = (endDate: string) =>
      /DTEND;VALUE=DATE:(\d+)/.exec(icalendar([{ ...ces, startDate: null, endDate }], about))?.[1];
    expect(endOf("2027-12-31")).toBe("20280101");
    expect(endOf("2028-02-28")).toBe("20280229");
  });

  it("leaves out a show without dates, and what is not known", () => {
    const undated = { ...ces, startDate: null, endDate: null };
    expect(icalendar([undated], about)).not.toContain("VEVENT");
    const bare = { ...ces, venue: null, city: null, state: null, industry: null };
    expect(icalendar([bare], about)).not.toMatch(/LOCATION|CATEGORIES/);
  });

  it("escapes and folds: no line is longer than 75 octets, and every text reads back", () => {
    const encoder = new TextEncoder();
    const text = fc
      .string({ unit: codePoint, maxLength: 200 })
      .map((raw) => raw.replace(/\p{C}/gu, ""));
    fc.assert(
      fc.property(text, text, (title, venue) => {
        const file = icalendar(
          [{ ...ces, title, venue: venue || null, description: "<p>a, b; c</p>" as SafeHtml }],
          about,
        );
        expect(file.endsWith("\r\n")).toBe(true);
        for (const line of file.split("\r\n")) {
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        }
        const summary = unfold(file).find((line) => line.startsWith("SUMMARY:")) ?? "";
        expect(summary.slice(8).replace(/\\([\\;,])/g, "$1")).toBe(title);
        expect(unfold(file).join()).toContain("DESCRIPTION:a\\, b\\; c\\n\\n");
      }),
      { numRuns: 25 },
    );
  });

  it.each(Object.entries(calendarPrograms))(
    "reads back in %s: days, texts, long lines [S30]",
    (_name, read) => {
      const title = 'Möbel; Küche, "Übergröße" \\ 国际展览会国际展览会国际展览会国际展览会 🎪🎪🎪';
      const shown = { ...ces, title, venue: "Halle 3; Tor 1, Süd", tags: ["Holz, Glas"] };
      const other = crypto.randomUUID() as typeof ces.id;
      const described = { ...shown, description: "<p>a, b; c</p>" as SafeHtml };
      const url = `${about.origin}/trade-shows/${ces.id}`;
      expect(
        read(icalendar([described, { ...ces, id: other }], { ...about, name: "Küchen; a, b" })),
      ).toMatchObject([
        {
          uid: `${ces.id}@shows.example`,
          day: "2027-03-03",
          until: "2027-03-07",
          isAllDay: true,
          summary: title,
          description: `a, b; c\n\n${url}`,
          location: "Halle 3; Tor 1, Süd, Las Vegas, NV",
          url,
          alarms: [],
        },
        { summary: ces.title },
      ]);
    },
  );

  it("lets no text begin a line of its own", () => {
    const title = "Fair\r\nATTENDEE:mailto:x@y.example\nEND:VEVENT";
    const lines = unfold(icalendar([{ ...ces, title }], about));
    expect(lines).toContain("SUMMARY:Fair\\nATTENDEE:mailto:x@y.example\\nEND:VEVENT");
    expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    const named = unfold(icalendar([], { ...about, name: "a, b\r\nMETHOD:REQUEST\u0007" }));
    expect(named).toContain("X-WR-CALNAME:a\\, b METHOD:REQUEST");
    expect(named.filter((line) => line.startsWith("METHOD"))).toEqual(["METHOD:PUBLISH"]);
  });
});
