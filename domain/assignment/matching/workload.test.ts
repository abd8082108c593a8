import { expect, test } from "vitest";
import { usualCapacity } from "../../builder-profiles/capacity/builder-capacity.ts";
import { builder } from "./examples.ts";
import { workloadOf } from "./workload.ts";

test.for([
  [{ waiting: 0, underWay: 0 }, 0, "No open requests right now"],
  [{ waiting: 1, underWay: 0 }, 1, "1 request to answer"],
  [{ waiting: 2, underWay: 1 }, 3, "2 requests to answer, 1 job under way"],
  [{ waiting: 0, underWay: 2 }, 2, "2 jobs under way"],
] as const)("workloadOf() of %j is %i jobs", ([open, jobs, words]) => {
  expect(workloadOf(builder(1, open))).toMatchObject({ jobs, words });
});

test("a builder carries as many jobs as they say, at least one, else what a team of its size usually does", () => {
  const carries = (teamSize: string, mostJobs?: number | null) => {
    const capacity = mostJobs === undefined ? null : { ...usualCapacity, mostJobs };
    return workloadOf(builder(1, { teamSize, capacity })).capacity;
  };
  const sizes = ["1-9", "10-25", "49", "50+", "1,000+", "a hundred"];
  expect(sizes.map((size) => carries(size))).toEqual([3, 5, 5, 8, 8, 3]);
  expect([carries("10-25", 9), carries("10-25", 0), carries("10-25", null)]).toEqual([9, 1, 5]);
});
