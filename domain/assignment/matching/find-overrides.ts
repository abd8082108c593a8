import type { PromisePolicies, PromiseRepository } from "../../promise/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";
import type { MatchingRepository } from "../ports.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import { readCandidates } from "./read-candidates.ts";

export type LimitNeeds = { promises: PromiseRepository; promisePolicies: PromisePolicies };

/** The limits of builders without own ones, by the policy under which the request was received. */
export async function limitsOf({ promises, promisePolicies }: LimitNeeds, request: QuoteRequest) {
  const promised = await promises.find(request.id);
  return (promised?.policy ?? (await promisePolicies.current())).params;
}

/** The conditions missed by each of the builders that an admin adds to the request. */
export async function findOverrides(
  needs: LimitNeeds & { matching: MatchingRepository },
  request: QuoteRequest,
  added: readonly BuilderId[],
  now: Date,
): Promise<Map<BuilderId, string[]>> {
  if (added.length === 0) return new Map();
  const limits = await limitsOf(needs, request);
  const asked = { ...request, assignedBuilders: [...request.assignedBuilders, ...added] };
  const { show, candidates } = await readCandidates(needs.matching, asked, now);
  const found = candidates
    .filter(({ id }) => added.includes(id))
    .map((builder): [BuilderId, string[]] => {
      const reasons = ineligibilityReasons(builder, { ...request, show }, now, limits);
      return [builder.id, reasons.map(({ condition }) => condition)];
    });
  return new Map(found.filter(([, conditions]) => conditions.length > 0));
}
