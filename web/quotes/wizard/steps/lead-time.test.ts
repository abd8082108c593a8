import { expect, test } from "vitest";
import { leadTime } from "./lead-time.ts";

test.for([
  ["2026-11-23", "1 day away: ask for a rental. Most builders need longer to build."],
  ["2027-01-06", "45 days away: rental and modular booths are realistic."],
  ["2027-04-20", "21 weeks away: enough for a custom build."],
  ["2026-11-22", null],
  ["2020-01-01", null],
  ["next May", null],
] as const)("leadTime of %s", ([day, words]) => {
  expect(leadTime(day, "2026-11-22")).toBe(words);
});
