import { builderWeek } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
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
  ports: AnswerTimeNeeds,
  request: QuoteRequest,
  invited: readonly BuilderId[],
  at: Date,
): Promise<QuoteRequest> {
  const times = await answerTimes(ports, request, invited, at);
  return {
    ...request,
    invitations: request.invitations.map((invitation) => {
      const isFresh = invitation.invitedAt.getTime() === at.getTime();
      const until = isFresh ? times.get(invitation.builderId) : undefined;
      return until ? { ...invitation, respondBy: until } : invitation;
    }),
  };
}

/** The request with answer times as if these builders were invited at `at`, where that is later. Due times are as they were. */
export async function extendAnswerTimes(
  ports: AnswerTimeNeeds,
  request: QuoteRequest,
  waiting: readonly BuilderId[],
  at: Date,
): Promise<QuoteRequest> {
  const times = await answerTimes(ports, request, waiting, at);
  return {
    ...request,
    invitations: request.invitations.map((invitation) => {
      const { builderId, removedAt, respondBy: before } = invitation;
      const until = removedAt ? undefined : times.get(builderId);
      return until && before && until > before ? { ...invitation, respondBy: until } : invitation;
    }),
  };
}

async function answerTimes(
  { builders, promises, promisePolicies }: AnswerTimeNeeds,
  request: QuoteRequest,
  invited: readonly BuilderId[],
  at: Date,
): Promise<Map<BuilderId, Date>> {
  if (invited.length === 0) return new Map();
  const [found, promised] = await Promise.all([
    builders.findMany(invited),
    promises.find(request.id),
  ]);
  const { params } = promised?.policy ?? (await promisePolicies.current());
  const allDueAt = promised?.promise.allDueAt ?? dueTimes(request).allQuotesAt;
  return new Map(
    found.map((builder) => [
      builder.id,
      respondBy({ invitedAt: at, week: builderWeek(builder), allDueAt, params }),
    ]),
  );
}
