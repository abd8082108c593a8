import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { ReviewId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import type { QueuedReview, RatingRepository } from "./ports.ts";
import type { ReviewNotFound, ReviewNotPossible } from "./refusals.ts";
import { countedSince, type RemovalReason, type Review, remove, restore } from "./review.ts";

type Needs = { ratings: RatingRepository; clock: Clock };
type Denied = NotSignedIn | NotAllowed;
/** `code` null: the review is kept, or restored. */
type DecideReport = { id: ReviewId; code: RemovalReason | null; by: Principal };

/** Reviews on a page of the queue. */
const pageSize = 20;

/** An admin lists reported reviews, and those that admins removed, the latest first. */
export function listReports({ ratings }: Needs) {
  return async ({
    after,
    by,
  }: Pick<PageRequest, "after"> & { by: Principal }): Promise<
    Result<Page<QueuedReview>, Denied>
  > => {
    const admin = adminOf(by);
    return admin.ok ? ok(await ratings.listQueued({ after, limit: pageSize })) : admin;
  };
}

/**
 * An admin removes a review, for a reason that stays public, or keeps or restores it. A review is
 * never removed for being negative.
 */
export function decideReport({ ratings, clock }: Needs) {
  return ({
    id,
    code,
    by,
  }: DecideReport): Promise<Result<Review, Denied | ReviewNotFound | ReviewNotPossible>> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const review = await ratings.find(id);
      if (!review || review.state === "invited") return refuse({ kind: "review-not-found" });
      const now = clock.now();
      const { id: actorId } = admin.value.user;
      const step = code ? remove(review, { code, by: actorId }, now) : restore(review);
      if (!step.ok) return step;
      const wasRemoved = review.state === "removed";
      const action = code ? "review.removed" : wasRemoved ? "review.restored" : "review.kept";
      await ratings.save({
        review: step.value,
        audit: { actorId, action, detail: { reviewId: id, ...(code && { code }) } },
        isShown: { since: countedSince(now) },
        endsReports: true,
      });
      return ok(asSaved(step.value));
    });
}
