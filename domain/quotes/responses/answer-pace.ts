import type { BuilderId } from "../../shared/id.ts";
import { hourMs, minuteMs } from "../../shared/time/time-units.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { OfferVersion, QuoteResponse } from "../quote-response.ts";
import type { TooManyAnswers } from "../refusals.ts";

/** Maximum quotes and revisions per builder, request and hour, by link and dashboard together. */
export const answersPerHour = 30;
/** Revisions within this time of the first are emailed together, in milliseconds. */
export const revisionsJoinedMs = 10 * minuteMs;

/** The refusal when this builder has reached the hourly limit; null otherwise. */
export async function answeredTooOften(
  quotes: Pick<QuoteRequestRepository, "listVersions">,
  { responses }: QuoteCase,
  by: BuilderId,
  now: Date,
): Promise<TooManyAnswers | null> {
  const since = now.getTime() - hourMs;
  const own = responses.filter(
    ({ builderId, updatedAt }) => builderId === by && updatedAt.getTime() > since,
  );
  const versions = await Promise.all(own.map(({ id }) => quotes.listVersions(id)));
  const sent = versions
    .flat()
    .map(({ createdAt }) => createdAt.getTime())
    .filter((at) => at > since)
    .sort((one, other) => other - one);
  const oldest = sent[answersPerHour - 1];
  return oldest === undefined
    ? null
    : { kind: "too-many-answers", waitSeconds: (oldest - since) / 1000 };
}

/**
 * Whether the builder sent an earlier quote within the ten minutes before; then this one's email
 * waits for ten minutes.
 */
export function isSentAgain(responses: readonly QuoteResponse[], sent: QuoteResponse): boolean {
  return responses.some(({ id, builderId, createdAt }) => {
    const before = sent.createdAt.getTime() - createdAt.getTime();
    return (
      id !== sent.id && builderId === sent.builderId && before >= 0 && before < revisionsJoinedMs
    );
  });
}

/** Whether a quote withdrawn at `at` still has its email waiting, so that neither is emailed. */
export function isTakenBackInTime(
  responses: readonly QuoteResponse[],
  sent: QuoteResponse,
  at: Date,
) {
  const after = at.getTime() - sent.createdAt.getTime();
  return after < revisionsJoinedMs && isSentAgain(responses, sent);
}

/**
 * Whether the queued email of an earlier revision will also announce one made now. `versions`:
 * those before it.
 */
export function isAnnounced(versions: readonly OfferVersion[], now: Date): boolean {
  const revisions = versions
    .filter(({ revision }) => revision > 1)
    .map(({ createdAt }) => createdAt.getTime())
    .toSorted((one, other) => one - other);
  let mailedFor = Number.NEGATIVE_INFINITY;
  for (const at of revisions) if (at - mailedFor >= revisionsJoinedMs) mailedFor = at;
  return now.getTime() - mailedFor < revisionsJoinedMs;
}
