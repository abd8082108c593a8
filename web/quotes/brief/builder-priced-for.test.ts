import { expect, test } from "vitest";
import type { BriefEditBody } from "../../../app-server/contract/quotes/brief-edits.ts";
import { builderPricedFor } from "./builder-priced-for.ts";

const edit = (version: number, ...changes: BriefEditBody["changes"]): BriefEditBody => ({
  version,
  createdAt: "2026-01-05T09:00:00.000Z",
  changes,
});
const size = (from: string, to: string) => ({ field: "boothSize" as const, from, to });
const edits = [
  edit(4, { field: "budget", from: null, to: "150000+" }),
  edit(3, size("20x30", "30x30")),
  edit(2, size("20x20", "20x30")),
];

test.each([
  [1, "is priced for 20 × 20 ft; the brief now says 30 × 30 ft."],
  [2, "is priced for 20 × 30 ft; the brief now says 30 × 30 ft."],
  [3, "was priced before the change, for the same booth size."],
])("a builder reads both briefs of a quote for version %i [W01]", (confirmed, words) => {
  const plain = builderPricedFor(edits, confirmed).replaceAll("\u00a0", " ");
  expect(plain).toBe(`Your quote ${words}`);
});

test("a booth that was changed and changed back is the same [W01]", () => {
  const back = [edit(3, size("20x30", "20x20")), edit(2, size("20x20", "20x30"))];
  expect(builderPricedFor(back, 1)).toMatch(/same booth size/);
});

test("nothing is said of the booth's size where no change is known [W01]", () => {
  expect(builderPricedFor([], 1)).toBe("Your quote was priced before the change.");
});
