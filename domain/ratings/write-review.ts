import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { isOwnBuilder } from "./is-own-builder.ts";
import type { NamedReview, RatingRepository } from "./ports.ts";
import type { RatingRefusal, ReviewNotFound } from "./refusals.ts";
import { countedSince, edit, type ReviewForm, submit, withdraw } from "./review.ts";

type Needs = {
  ratings: RatingRepository;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  clock: Clock;
};
type WriteReview = { responseId: QuoteResponseId; form: ReviewForm; by: Principal };
type Answer = Result<NamedReview, NotSignedIn | RatingRefusal>;
type Own = Result<
  { review: NamedReview; request: QuoteRequest; by: Member },
  NotSignedIn | ReviewNotFound
>;

/** The caller's own review or invitation. */
async function ownReview(
  { ratings, quotes }: Needs,
  { responseId, by }: Omit<WriteReview, "form">,
): Promise<Own> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const review = await ratings.findOfResponse(responseId);
  const isTheirs = review !== null && review.authorId === by.user.id && !review.isHidden;
  const request = isTheirs ? await quotes.find(review.quoteRequestId) : null;
  return request && review ? ok({ review, request, by }) : refuse({ kind: "review-not-found" });
}

/**
 * The exhibitor who accepted a quote writes a review of its builder, once the booth is delivered or the
 * request completed. It is published 48 hours later.
 */
export function submitReview(ports: Needs) {
  const { ratings, builders, clock } = ports;
  return ({ form, ...asked }: WriteReview): Promise<Answer> =>
    retryStale(async () => {
      const own = await ownReview(ports, asked);
      if (!own.ok) return own;
      const { review, request, by } = own.value;
      const { builderName } = review;
      const now = clock.now();
      const step = submit(review, form, request, now);
      if (!step.ok && step.refusal.kind === "review-state") return step;
      const [builder] = await builders.findMany([review.builderId]);
      if (builder && isOwnBuilder({ ...request, user: by.user }, builder)) {
        return refuse({ kind: "review-of-oneself" });
      }
      if (!step.ok) return step;
      // one that is withdrawn can be written again, as long as after an email
      const invitedAt = review.invitedAt ?? now;
      await ratings.save({ review: { ...step.value, invitedAt, nextMailAt: null } });
      return ok({ ...asSaved(step.value), builderName });
    });
}

/** Its author changes a review before it is published. */
export function editReview(ports: Needs) {
  return ({ form, ...asked }: WriteReview): Promise<Answer> =>
    retryStale(async () => {
      const own = await ownReview(ports, asked);
      if (!own.ok) return own;
      const { review, request } = own.value;
      const { builderName } = review;
      const step = edit(review, form, request, ports.clock.now());
      if (!step.ok) return step;
      await ports.ratings.save({ review: step.value });
      return ok({ ...asSaved(step.value), builderName });
    });
}

/** Its author takes a review back before it is published, or takes it down for good. */
export function withdrawReview(ports: Needs) {
  return (asked: Omit<WriteReview, "form">): Promise<Answer> =>
    retryStale(async () => {
      const own = await ownReview(ports, asked);
      if (!own.ok) return own;
      const { review, by } = own.value;
      const { builderName } = review;
      const now = ports.clock.now();
      const step = withdraw(review, now);
      if (!step.ok) return step;
      const wasPublished = step.value.state === "removed";
      await ports.ratings.save({
        review: step.value,
        ...(wasPublished && {
          isShown: { since: countedSince(now) },
          endsReports: true,
          audit: {
            actorId: by.user.id,
            action: "review.removed",
            detail: { reviewId: review.id, code: "author" },
          },
        }),
      });
      return ok({ ...asSaved(step.value), builderName });
    });
}
