import type { BuilderToMatch } from "./match-facts.ts";
import { capacities } from "./matching-weights.ts";

/** A builder's open jobs against the capacity of a team of its size. */
export function workloadOf({ waiting, underWay, teamSize }: BuilderToMatch) {
  const people = Number(/\d+/.exec(teamSize)?.[0] ?? 0);
  const capacity = capacities.find(({ from }) => people >= from)?.jobs ?? 1;
  const jobs = waiting + underWay;
  const parts = [
    waiting > 0 && `${waiting} ${waiting === 1 ? "request" : "requests"} to answer`,
    underWay > 0 && `${underWay} ${underWay === 1 ? "job" : "jobs"} under way`,
  ].filter(Boolean);
  const words = jobs === 0 ? "No open requests right now" : parts.join(", ");
  return { jobs, capacity, words };
}
