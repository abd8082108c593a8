import { seededRandom } from "../../shared/seeded-random.ts";
import type { PromiseParams } from "../promise-policy.ts";
import { builderModel, rankedBuilders, weeksOf } from "./random-builders.ts";
import { simulateRequest } from "./simulate-request.ts";

/** A request as the replay takes it: when it came in, and how many builders fitted it. */
export type ReplayedRequest = { receivedAt: Date; fitting: number };

/** Means and shares over the requests: invitations of each, and how often the first quote and all quotes came in time. */
export type Replay = { invited: number; firstKept: number; allKept: number };

/** Some 30 ms of work: then others may have the processor for a moment. */
const runsAtOnce = 5;
/** Minimum number of runs, so that the builders of few requests do not decide the result. */
const leastRuns = 200;
const weeks = weeksOf(builderModel);

/**
 * An estimate of how requests would have gone by these numbers: the real decision, builders who behave as the simulation
 * assumes. Different numbers meet the same builders. In mode `suggest` each proposal counts as confirmed at once. It takes
 * a second or two of processor time, in pieces, so that the server goes on answering.
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
