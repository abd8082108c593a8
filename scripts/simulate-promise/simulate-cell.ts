import { defaultPromiseParams, type PromiseParams } from "../../domain/promise/promise-policy.ts";
import {
  builderModel,
  rankedBuilders,
  weeksOf,
} from "../../domain/promise/replay/random-builders.ts";
import { type Setup, simulateRequest } from "../../domain/promise/replay/simulate-request.ts";
import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import { brokenInvariants } from "./broken-invariants.ts";

/** Requests arrive every day from the year's first Monday on, from 8 a.m. to 8 p.m. in Chicago. */
const firstDay = Date.UTC(2027, 0, 4, 14);
const days = 52 * 7;

export const ways = ["by hand, 48 hours", "auto, 48 hours", "auto, 2 business days"] as const;
export type Cell = { fitting: number; way: (typeof ways)[number]; requests: number };

/** Sums over the requests of a cell. */
export type CellResult = Cell & {
  firstKept: number;
  allKept: number;
  invited: number;
  working: number;
  reminders: number;
  evaluations: number;
  /**
   * Number of requests whose quotes at the due time were within the range of the first forecast.
   */
  foreseen: number;
  broken: string[];
};

const weeks = weeksOf(builderModel);
const paramsOf = (way: Cell["way"]): PromiseParams => ({
  ...defaultPromiseParams,
  mode: "auto",
  clock: way === "auto, 2 business days" ? "business" : "wall",
});

export function setupOf(way: Cell["way"]): Setup {
  const byHand = way === "by hand, 48 hours" ? 5 : null;
  return { params: paramsOf(way), byHand, model: builderModel, weeks };
}

/**
 * Simulates the requests of one cell of the table, one after the other. The same seed gives the
 * same requests.
 */
export function simulateCell(cell: Cell, seed: string): CellResult {
  const setup = setupOf(cell.way);
  const result: CellResult = {
    ...cell,
    firstKept: 0,
    allKept: 0,
    invited: 0,
    working: 0,
    reminders: 0,
    evaluations: 0,
    foreseen: 0,
    broken: [],
  };
  for (let number = 0; number < cell.requests; number++) {
    const random = seededRandom(`${seed}/${cell.fitting}/${number}`);
    const run = simulateOne(random, cell.fitting, setup);
    const { first, all } = run.promise;
    const forecast = run.evaluations[0]?.forecast;
    if (first.outcome === "kept") result.firstKept += 1;
    if (all.outcome === "kept") result.allKept += 1;
    result.invited += run.invitations.length;
    result.working += run.working;
    result.reminders += run.events.filter(({ kind }) => kind === "remind").length;
    result.evaluations += run.evaluations.length;
    if (forecast && forecast.low <= all.count && all.count <= forecast.high) result.foreseen += 1;
    result.broken.push(...brokenInvariants(run, setup));
  }
  return result;
}

/** Simulates one request, with time and builders chosen by the random numbers. */
export function simulateOne(random: () => number, fitting: number, setup: Setup) {
  const at = firstDay + Math.floor(random() * days) * dayMs + random() * (dayMs / 2);
  const builders = rankedBuilders(random, fitting, setup.model, setup.weeks.known);
  return simulateRequest(random, new Date(at), builders, setup);
}
