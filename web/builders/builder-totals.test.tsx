import { expect, test } from "vitest";
import { linesOf, written } from "../ui/test/written.tsx";
import { BuilderTotals } from "./builder-totals.tsx";

test("totals that are zero are left out, all of them with their list; each says how it is counted [G02] [W13] [S09]", () => {
  const none = { builders: 0, countries: 0, completedProjects: 0, averageRating: 0 };
  expect(written(<BuilderTotals totals={none} />)).toBe("");
  const unrated = { ...none, builders: 1_200, countries: 1 };
  expect(linesOf(written(<BuilderTotals totals={unrated} />))).toEqual([
    "Builders",
    "How counted",
    "1,200",
    "Countries",
    "How counted",
    "1",
  ]);
});
