import { readNumber } from "../../shared/files/read-number.ts";
import type { BuilderToMatch } from "./match-facts.ts";
import { capacities } from "./matching-weights.ts";

/**
 * Concurrent jobs that a builder takes on: their stated number, else the default for their team
 * size.
 */
export function maxJobsOf({ teamSize, capacity }: Pick<BuilderToMatch, "teamSize" | "capacity">) {
  const people = readNumber(/\d+(?:[,\s'’]\d{3})*/.exec(teamSize)?.[0] ?? "0");
  return capacity?.mostJobs ?? capacities.find(({ from }) => Number(people) >= from)?.jobs ?? 1;
}

/** A builder's open jobs compared to their maximum. */
export function workloadOf(builder: BuilderToMatch) {
  const { waiting, underWay } = builder;
  const capacity = Math.max(1, maxJobsOf(builder));
  const jobs = waiting + underWay;
  const parts = [
    waiting > 0 && `${waiting} ${waiting === 1 ? "request" : "requests"} to answer`,
    underWay > 0 && `${underWay} ${underWay === 1 ? "job" : "jobs"} under way`,
  ].filter(Boolean);
  const words = jobs === 0 ? "No open requests right now" : parts.join(", ");
  return { jobs, capacity, words };
}
