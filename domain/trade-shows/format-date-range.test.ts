import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDateRange } from "./format-date-range.ts";

const day = fc
  .date({
    min: new Date("1990-01-01"),
    max: new Date("2100-12-31"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("formatDateRange()", () => {
  it("writes ranges as the specification says", () => {
    expect(formatDateRange("2027-03-03", "2027-03-06")).toBe("Mar 3-6, 2027");
    expect(formatDateRange("2027-03-30", "2027-04-02")).toBe("Mar 30 - Apr 2, 2027");
    expect(formatDateRange("2027-12-30", "2028-01-02")).toBe("Dec 30, 2027 - Jan 2, 2028");
  });

  it("makes do with one day, and says nothing about none", () => {
    expect(formatDateRange("2027-03-03", "2027-03-03")).toBe("Mar 3, 2027");
    expect(formatDateRange("2027-03-03", null)).toBe("Mar 3, 2027");
    expect(formatDateRange(null, "2027-03-06")).toBe("Mar 6, 2027");
    expect(formatDateRange(null, null)).toBeNull();
    expect(formatDateRange("soon", "later")).toBeNull();
  });

  it("always names the last day in full, and reads back to the days it came from", () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [start = "", end = ""] = [one, other].sort();
        const text = formatDateRange(start, end) ?? "";
        const [, lastYear = ""] = /, (\d{4})$/.exec(text) ?? [];
        const [first = "", last = first] = text.split(" - ");
        const readDay = (words: string) =>
          new Date(`${words.includes(", ") ? words : `${words}, ${lastYear}`} UTC`)
            .toISOString()
            .slice(0, 10);
        if (text.includes(" - ")) {
          expect([readDay(first), readDay(last)]).toEqual([start, end]);
        } else {
          const days = /^([A-Z][a-z]{2}) (\d+)(?:-(\d+))?, /.exec(text);
          expect(days).not.toBeNull();
          expect(readDay(`${days?.[1]} ${days?.[2]}`)).toBe(start);
          expect(readDay(`${days?.[1]} ${days?.[3] ?? days?.[2]}`)).toBe(end);
        }
      }),
    );
  });
});
