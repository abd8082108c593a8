import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, daysOfMonth, type Month, toMonth, weeksOfMonth } from "./month.ts";

const month = fc
  .tuple(fc.integer({ min: 1042, max: 2957 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${`${number}`.padStart(2, "0")}` as Month);

describe("months", () => {
  it("toMonth() reads a month, and takes today's for anything else", () => {
    expect(toMonth("2027-02", "2026-11-21")).toBe("2027-02");
    const odd = ["2027-13", "2027-2", "next", "", null, undefined];
    for (const text of [...odd, "0000-06", "0999-12", "3000-01", "9999-12"]) {
      expect(toMonth(text, "2026-11-21")).toBe("2026-11");
    }
  });

  it("addMonths() goes there and back again", () => {
    expect(addMonths("2026-12" as Month, 1)).toBe("2027-01");
    expect(addMonths("2026-01" as Month, -1)).toBe("2025-12");
    fc.assert(
      fc.property(month, fc.integer({ min: -500, max: 500 }), (from, count) => {
        expect(addMonths(addMonths(from, count), -count)).toBe(from);
      }),
    );
  });

  it("addMonths() goes no further than the first and the last month that toMonth() reads", () => {
    const ends = [
      ["1000-01", -1],
      ["2999-12", 1],
    ] as const;
    for (const [month, count] of ends) {
      expect(toMonth(month, "2026-11-21")).toBe(month);
      expect(addMonths(month as Month, count)).toBe(month);
      expect(
        weeksOfMonth(month as Month)
          .flat()
          .every((day) => day.length === 10),
      ).toBe(true);
    }
  });

  it("daysOfMonth() knows leap years", () => {
    expect(daysOfMonth("2028-02" as Month)).toEqual({ first: "2028-02-01", last: "2028-02-29" });
    expect(daysOfMonth("2027-02" as Month).last).toBe("2027-02-28");
  });

  it("weeksOfMonth() has every day of the month once, in whole weeks from Sunday", () => {
    fc.assert(
      fc.property(month, (of) => {
        const weeks = weeksOfMonth(of);
        const days = weeks.flat();
        const { first, last } = daysOfMonth(of);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual([...days].sort());
        expect(weeks[0]).toContain(first);
        expect(weeks.at(-1)).toContain(last);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
      }),
    );
  });
});
