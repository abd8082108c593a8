import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { builderWeek } from "../../promise/builder-week.ts";
import { respondBy } from "../../promise/evaluation/respond-by.ts";
import type { PromisePolicies, PromiseRepository } from "../../promise/ports.ts";
import { dueTimes } from "../../quotes/due-times.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";

/** Ports that answer times are computed from. */
export type AnswerTimeNeeds = {
  builders: BuilderProfileRepository;
  promises: PromiseRepository;
  promisePolicies: PromisePolicies;
};

/**
 * The request with the time by which each of these builders is asked to answer, as of an invitation made at `at`. It is
 * stored with the invitation, so that mail, dashboard and link page say the same instant.
 */
export async function setAnswerTimes(
  { builders, promises, promisePolicies }: AnswerTimeNeeds,
  request: QuoteRequest,
  invited: readonly BuilderId[],
  at: Date,
): Promise<QuoteRequest> {
  if (invited.length === 0) return request;
  const [found, promised] = await Promise.all([
    builders.findMany(invited),
    promises.find(request.id),
  ]);
  const { params } = promised?.policy ?? (await promisePolicies.current());
  const allDueAt = promised?.promise.allDueAt ?? dueTimes(request).allQuotesAt;
  const times = new Map(
    found.map((builder) => [
      builder.id,
      respondBy({ invitedAt: at, week: builderWeek(builder), allDueAt, params }),
    ]),
  );
  return {
    ...request,
    invitations: request.invitations.map((invitation) => {
      const isFresh = invitation.invitedAt.getTime() === at.getTime();
      const until = isFresh ? times.get(invitation.builderId) : undefined;
      return until ? { ...invitation, respondBy: until } : invitation;
    }),
  };
}
