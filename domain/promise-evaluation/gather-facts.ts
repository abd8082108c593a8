import { readCandidates } from "../assignment/matching/read-candidates.ts";
import { type Suggestion, suggestBuilders } from "../assignment/matching/suggest-builders.ts";
import { widenRequest } from "../assignment/matching/widen-request.ts";
import type { MatchingRepository } from "../assignment/ports.ts";
import { builderWeek } from "../builder-profiles/capacity/builder-capacity.ts";
import type { BriefWidening } from "../messages/letter-facts.ts";
import { endOf, type PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { invitationState } from "../promise/evaluation/invitation-state.ts";
import type { AnsweringBuilder, PromiseFacts } from "../promise/promise-facts.ts";
import type { PromiseNotice } from "../promise/promise-notice.ts";
import type { BuilderId } from "../shared/id.ts";

export type Gathered = {
  facts: PromiseFacts;
  /**
   * Number of eligible builders, including invited ones; null where candidates aren't read:
   * decided, paused or mode `off`.
   */
  fitting: number | null;
  /** Suggestions for builders who could be invited, or invited again. */
  suggested: ReadonlyMap<BuilderId, Suggestion>;
  /** Changes of the brief that would make more builders eligible; empty when enough are. */
  widenings: BriefWidening[];
};

/** Notices about needing more builders; not sent once the exhibitor wants no more of them. */
const ofAsking: PromiseNotice[] = ["few", "all-asked", "at-risk", "no-builders-left"];

/**
 * Reads everything that one evaluation needs: two reads besides the case itself, none when nothing
 * can be decided.
 */
export async function gatherFacts(
  matching: MatchingRepository,
  found: PromiseCase,
  now: Date,
): Promise<Gathered> {
  const { promise, policy, request, answers } = found;
  const { params } = policy;
  const end = endOf(found);
  const isDecided = end !== null || promise.pausedSince !== null || params.mode === "off";
  const { show, candidates } = isDecided
    ? { show: null, candidates: [] }
    : await readCandidates(matching, request, now);
  const isStopped = promise.quotesWanted === 0;
  const { suggestions } = suggestBuilders({ ...request, show }, candidates, now, params);
  const builders = new Map(
    candidates.map((builder): [BuilderId, AnsweringBuilder] => [
      builder.id,
      {
        builderId: builder.id,
        week: builderWeek(builder),
        invited: builder.invited,
        answered: builder.answered,
      },
    ]),
  );
  const invited = new Set(request.invitations.map(({ builderId }) => builderId));
  const fresh = suggestions.filter(({ builderId }) => !invited.has(builderId));
  // in mode `auto` they are invited when the exhibitor asks for more, without an admin
  const released = params.mode === "suggest" ? releasedBuilders(found) : [];
  const eligible = [
    ...suggestions.filter(({ builderId }) => released.includes(builderId)),
    ...fresh,
  ];
  const fitting = isDecided ? null : invited.size + fresh.length;
  const isFew = fitting !== null && !isStopped && fitting < params.quotesPromised;
  const facts: PromiseFacts = {
    promise,
    params,
    end,
    answers,
    builders,
    invitations: request.invitations,
    candidates: eligible.flatMap(({ builderId }) => builders.get(builderId) ?? []),
    quotesWanted: Math.max(params.quotesPromised, promise.quotesWanted ?? 0),
    asksForMore: promise.quotesWanted !== null && !isStopped,
    saidBefore: new Set(promise.told),
  };
  return {
    facts: isStopped ? withoutAsking(facts) : facts,
    fitting,
    suggested: new Map(eligible.map((one) => [one.builderId, one])),
    widenings: isFew ? widenRequest({ ...request, show }, candidates, now, params) : [],
  };
}

/** The facts when no further builder may be asked: no candidates, and none needed. */
export function withoutAsking(facts: PromiseFacts): PromiseFacts {
  return { ...facts, candidates: [], saidBefore: new Set([...facts.saidBefore, ...ofAsking]) };
}

/** Builders who were released because enough quotes were in. */
export function releasedBuilders({
  request,
  answers,
}: Pick<PromiseCase, "request" | "answers">): BuilderId[] {
  return request.invitations.flatMap((invitation) =>
    invitationState(invitation, answers) === "released" ? invitation.builderId : [],
  );
}
