import { expect, test } from "vitest";
import type { SupplyBody } from "../../../app-server/contract/admin/supply-calls.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { Gaps, gapsOf } from "./gaps.tsx";

type City = SupplyBody["cities"][number];
const sizes = ["up-to-100", "101-400", "401-1000", "more-than-1000"] as const;

/** A city whose next show opens that day, with so many builders at home and traveling for each size. */
function city(name: string, nextDay: string | null, isSoon: boolean, ...counts: number[][]): City {
  return {
    city: name,
    state: null,
    region: null,
    calendar: { shows: 1, nextShow: `${name} Expo`, nextDay, isSoon },
    counts: counts.map(([local = 0, traveling = 0], at) => ({
      type: "any",
      size: sizes[at] ?? "more-than-1000",
      local,
      traveling,
    })),
  };
}

const enough = [5, 0];
const supply: SupplyBody = {
  needed: 12,
  promised: 5,
  cities: [
    city("Anaheim", "2027-03-03", true, [1, 2], enough, [2, 3], enough),
    city("Dubai", "2027-02-01", true, enough, enough, enough, [0, 1]),
    city("Reno", "2027-01-15", true, [3, 0], enough, enough, enough),
    city("Later", "2027-09-01", false, [0, 0], [0, 0], [0, 0], [0, 0]),
  ],
};

test("gaps are of shows that open soon, most missing first, and count builders that travel [W14]", () => {
  expect(
    gapsOf(supply, "any").map((gap) => [gap.city.city, gap.size, gap.builders, gap.missing]),
  ).toEqual([
    ["Dubai", "more-than-1000", 1, 4],
    ["Reno", "up-to-100", 3, 2],
    ["Anaheim", "up-to-100", 3, 2],
  ]);
  const lines = linesOf(written(<Gaps supply={supply} type="any" spot={null} />));
  expect(lines).toContain("Dubai, Feb 1, 2027");
  expect(lines.some((line) => line.endsWith(": 1 builder, 4 more needed"))).toBe(true);
  expect(
    linesOf(written(<Gaps supply={{ ...supply, cities: [] }} type="any" spot={null} />)),
  ).toContain("No gaps");
});
