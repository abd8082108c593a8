import type { Principal } from "../accounts/principal.ts";
import { ownBuilderId } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids, ReviewId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import type { RatingRepository } from "./ports.ts";
import type { ReviewNotFound, ReviewNotPossible } from "./refusals.ts";
import { countedSince, type Review, reply } from "./review.ts";

type Needs = { ratings: RatingRepository; quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type ReplyToReview = { id: ReviewId; text: string; by: Principal };
type Answer = Result<Review, NotSignedIn | ReviewNotFound | ReviewNotPossible>;

/**
 * A builder replies to a review of theirs, in public, and may change the reply for 48 hours. The
 * author gets an email about the first.
 */
export function replyToReview({ ratings, quotes, ids, clock }: Needs) {
  return ({ id, text, by }: ReplyToReview): Promise<Answer> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const review = await ratings.find(id);
      const isTheirs = review?.state === "published" && review.builderId === ownBuilderId(by);
      if (!review || !isTheirs || review.isHidden) return refuse({ kind: "review-not-found" });
      const now = clock.now();
      const step = reply(review, text, now);
      if (!step.ok) return step;

      const request = review.repliedAt ? null : await quotes.find(review.quoteRequestId);
      const about = { key: `review-replied/${id}`, at: now };
      const messages =
        request && !request.erasedAt && review.authorId
          ? [
              writeToExhibitor({ ids }, request, about, (facts) => ({
                kind: "review-replied",
                ...facts,
                builderId: review.builderId,
                builderName: by.builder?.name ?? "",
              })),
            ]
          : [];
      await ratings.save({ review: step.value, messages, isShown: { since: countedSince(now) } });
      return ok(asSaved(step.value));
    });
}
