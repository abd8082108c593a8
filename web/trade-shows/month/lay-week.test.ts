import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Month, weeksOfMonth } from "../../../domain/trade-shows/month.ts";
import { layWeek } from "./lay-week.ts";

const weeks = weeksOfMonth("2027-03" as Month);
const days = weeks.flat();
const show = fc.tuple(fc.nat(days.length - 1), fc.nat(9), fc.uuid()).map(([start, length, id]) => ({
  id,
  startDate: days[start] ?? "",
  endDate: days[Math.min(start + length, days.length - 1)] ?? "",
}));
const byStart = (one: { startDate: string }, other: { startDate: string }) =>
  one.startDate < other.startDate ? -1 : 1;

describe("layWeek()", () => {
  it("puts no two shows in one place, and each show on all of its days", () => {
    fc.assert(
      fc.property(fc.array(show, { maxLength: 25 }), (some) => {
        const shows = some.sort(byStart);
        const placed = new Map<string, number>();
        for (const week of weeks) {
          const taken = new Set<string>();
          for (const { show: at, lane, from, to, continues } of layWeek(week, shows)) {
            for (let column = from; column <= to; column++) {
              expect(taken.has(`${lane}/${column}`)).toBe(false);
              taken.add(`${lane}/${column}`);
              placed.set(at.id, (placed.get(at.id) ?? 0) + 1);
            }
            expect(continues.before).toBe(at.startDate < (week[0] ?? ""));
            expect(continues.after).toBe(at.endDate > (week[6] ?? ""));
          }
        }
        for (const { id, startDate, endDate } of shows) {
          const length = days.indexOf(endDate) - days.indexOf(startDate) + 1;
          const rows = shows.filter((other) => other.id === id).length;
          if (rows === 1) expect(placed.get(id)).toBe(length);
        }
      }),
    );
  });

  it("leaves out what has no day in the week", () => {
    const [week = []] = weeks;
    expect(layWeek(week, [{ id: "a", startDate: null, endDate: null }])).toEqual([]);
    expect(layWeek(week, [{ id: "a", startDate: "2027-05-01", endDate: null }])).toEqual([]);
  });
});
