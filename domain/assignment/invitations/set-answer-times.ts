import { builderWeek } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { PromiseCase } from "../../promise/evaluation/follow-promise.ts";
import { respondBy, respondByOnceBegun } from "../../promise/evaluation/respond-by.ts";
import { afterPause } from "../../promise/evaluation/unpaused-hours.ts";
import { resumePromise } from "../../promise/pause-promise.ts";
import type { PromisePolicies, PromiseRepository } from "../../promise/ports.ts";
import type { Pause } from "../../promise/quote-promise.ts";
import { dueTimes } from "../../quotes/due-times.ts";
import type { Invitation, QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";

/** Ports that answer times are computed from. */
export type AnswerTimeNeeds = {
  builders: BuilderProfileRepository;
  promises: PromiseRepository;
  promisePolicies: PromisePolicies;
};

/**
 * Sets the time by which each of these builders should answer, for invitations made at `at`. It is
 * stored with the invitation, so that email, dashboard and link page show the same instant.
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

/**
 * Moves answer times to what they would be for invitations made at `at`, where that is later. Due
 * times don't move. During a pause the time is computed as of the pause; its end adds the rest.
 */
export async function extendAnswerTimes(
  ports: AnswerTimeNeeds,
  request: QuoteRequest,
  waiting: readonly BuilderId[],
  at: Date,
): Promise<QuoteRequest> {
  if (waiting.length === 0) return request;
  const { weeks, params, pausedSince, dueIfResumed } = await readTerms(ports, request, waiting);
  const extended = (invitation: Invitation): Invitation => {
    const { builderId, removedAt, respondBy: before } = invitation;
    const week = weeks.get(builderId);
    if (!week || !before || removedAt) return invitation;
    const from = pausedSince ? later(pausedSince, begunAt(invitation)) : at;
    const until = respondBy({ invitedAt: from, week, allDueAt: dueIfResumed(from), params });
    return until > before ? { ...invitation, respondBy: until } : invitation;
  };
  return { ...request, invitations: request.invitations.map(extended) };
}

/** Moves the answer time of a builder who acknowledged at `at` to one that they can keep. */
export async function giveTimeToQuote(
  ports: AnswerTimeNeeds,
  request: QuoteRequest,
  builderId: BuilderId,
  at: Date,
): Promise<QuoteRequest> {
  const { weeks, params, pausedSince, dueIfResumed } = await readTerms(ports, request, [builderId]);
  const week = weeks.get(builderId);
  const position = request.invitations.findLastIndex((each) => each.builderId === builderId);
  const invitation = request.invitations[position];
  if (!week || !invitation?.respondBy) return request;
  const from = pausedSince && later(pausedSince, invitation.invitedAt);
  const before = from
    ? afterPause(invitation.respondBy, { from, until: at }, week)
    : invitation.respondBy;
  const asked = { invitedAt: at, week, allDueAt: dueIfResumed(at), params };
  const until = respondByOnceBegun(before, asked);
  const invitations = request.invitations.with(position, { ...invitation, respondBy: until });
  return { ...request, invitations };
}

/** Moves answer times after a pause, so that builders have as much time as without it. */
export async function moveAnswerTimes(
  { builders }: Pick<AnswerTimeNeeds, "builders">,
  request: QuoteRequest,
  pause: Pause,
): Promise<QuoteRequest> {
  const standing = request.invitations.filter(({ removedAt }) => !removedAt);
  if (standing.length === 0) return request;
  const found = await builders.findMany(standing.map(({ builderId }) => builderId));
  const weeks = new Map(found.map((builder) => [builder.id, builderWeek(builder)]));
  const moved = (invitation: Invitation): Invitation => {
    const { builderId, removedAt, respondBy: before } = invitation;
    const week = weeks.get(builderId);
    if (!week || !before || removedAt) return invitation;
    const from = later(pause.from, begunAt(invitation));
    return { ...invitation, respondBy: afterPause(before, { ...pause, from }, week) };
  };
  return { ...request, invitations: request.invitations.map(moved) };
}

async function answerTimes(
  ports: AnswerTimeNeeds,
  request: QuoteRequest,
  invited: readonly BuilderId[],
  at: Date,
): Promise<Map<BuilderId, Date>> {
  if (invited.length === 0) return new Map();
  const { weeks, params, dueIfResumed } = await readTerms(ports, request, invited);
  const allDueAt = dueIfResumed(at);
  return new Map(
    [...weeks].map(([id, week]) => [id, respondBy({ invitedAt: at, week, allDueAt, params })]),
  );
}

/** The due time of all quotes, as if a pause ended at `at`. */
export async function exhibitorDueAt(
  { promises }: Pick<AnswerTimeNeeds, "promises">,
  request: QuoteRequest,
  at: Date,
): Promise<Date> {
  return dueIfResumed(await promises.find(request.id), request, at);
}

function dueIfResumed(promised: PromiseCase | null, request: QuoteRequest, at: Date): Date {
  return promised
    ? resumePromise(promised.promise, promised.policy.params, at).promise.allDueAt
    : dueTimes(request).allQuotesAt;
}

/**
 * Reads what answer times are computed from. `dueIfResumed`: the due time of all quotes if the
 * pause ended at that moment.
 */
async function readTerms(
  { builders, promises, promisePolicies }: AnswerTimeNeeds,
  request: QuoteRequest,
  ids: readonly BuilderId[],
) {
  const [found, promised] = await Promise.all([builders.findMany(ids), promises.find(request.id)]);
  const { params } = promised?.policy ?? (await promisePolicies.current());
  return {
    weeks: new Map(found.map((builder) => [builder.id, builderWeek(builder)])),
    params,
    pausedSince: promised?.promise.pausedSince ?? null,
    dueIfResumed: (at: Date) => dueIfResumed(promised, request, at),
  };
}

/**
 * The start of a builder's time for a pause: acknowledging during the pause resets the answer time,
 * so only the rest of the pause is added.
 */
const begunAt = ({ invitedAt, acknowledgedAt }: Invitation) =>
  later(invitedAt, acknowledgedAt ?? invitedAt);

const later = (one: Date, other: Date) => (one > other ? one : other);
