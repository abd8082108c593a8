import type { BuilderId } from "../../shared/id.ts";
import { hourMs, minuteMs } from "../../shared/time/time-units.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { OfferVersion } from "../quote-response.ts";
import type { TooManyAnswers } from "../refusals.ts";

/** Quotes and revisions that a builder may send for one request in an hour, by link and from the dashboard together. */
export const answersPerHour = 30;
/** Revisions within this time of the first are one email. */
export const revisionsJoinedMs = 10 * minuteMs;

/** Why this builder can't send a quote or a revision yet; null: they can. */
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

/** The revision whose email announces one that is made now; null: it needs an email of its own. `versions` are those before it. */
export function announcedBy(versions: readonly OfferVersion[], now: Date): number | null {
  const revisions = versions
    .filter(({ revision }) => revision > 1)
    .toSorted((one, other) => one.revision - other.revision);
  let first: OfferVersion | null = null;
  const isJoined = (at: Date) =>
    first !== null && at.getTime() - first.createdAt.getTime() < revisionsJoinedMs;
  for (const version of revisions) if (!isJoined(version.createdAt)) first = version;
  return isJoined(now) ? (first?.revision ?? null) : null;
}
