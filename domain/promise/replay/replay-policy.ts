import { seededRandom } from "../../shared/seeded-random.ts";
import type { PromiseParams } from "../promise-policy.ts";
import { builderModel, rankedBuilders, weeksOf } from "./random-builders.ts";
import { simulateRequest } from "./simulate-request.ts";

/** A request for the replay: when it was received, and its number of eligible builders. */
export type ReplayedRequest = { receivedAt: Date; fitting: number };

/**
 * Means over the requests: invitations per request, and the shares whose first quote and all quotes
 * were in time.
 */
export type Replay = { invited: number; firstKept: number; allKept: number };

/** Runs per slice, about 30 ms of processor time; then other work may run. */
const runsAtOnce = 5;
/** Minimum number of runs, so that a few requests' random builders don't decide the result. */
const leastRuns = 200;
const weeks = weeksOf(builderModel);

/**
 * Estimates how the requests would have gone under these numbers, with the real decision and the
 * simulation's builders. Different numbers meet the same random builders. In mode `suggest`
 * proposals count as confirmed at once. Takes a second or two of processor time, in slices, so that
 * the server stays responsive.
 */
export async function replayPolicy(
  requests: readonly ReplayedRequest[],
  params: PromiseParams,
): Promise<Replay> {
  if (requests.length === 0) return { invited: 0, firstKept: 0, allKept: 0 };
  const mode = params.mode === "suggest" ? "auto" : params.mode;
  const setup = { params: { ...params, mode }, byHand: null, model: builderModel, weeks };
  const rounds = Math.ceil(leastRuns / requests.length);
  const sums = { invited: 0, firstKept: 0, allKept: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { receivedAt, fitting }] of requests.entries()) {
      if (at % runsAtOnce === 0) await new Promise((done) => setTimeout(done));
      const random = seededRandom(`replay/${at}/${round}`);
      const builders = rankedBuilders(random, fitting, builderModel, weeks.known);
      const { promise, invitations } = simulateRequest(random, receivedAt, builders, setup);
      sums.invited += invitations.length;
      sums.firstKept += promise.first.outcome === "kept" ? 1 : 0;
      sums.allKept += promise.all.outcome === "kept" ? 1 : 0;
    }
  }
  const runs = rounds * requests.length;
  return {
    invited: sums.invited / runs,
    firstKept: sums.firstKept / runs,
    allKept: sums.allKept / runs,
  };
}
