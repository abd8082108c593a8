import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { ReviewId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { RatingRepository } from "./ports.ts";
import type { ReviewNotFound } from "./refusals.ts";

type Needs = { ratings: RatingRepository; clock: Clock };
type ReportReview = { id: ReviewId; reason: string; by: Principal };

/** A member reports a published review to the admins. */
export function reportReview({ ratings, clock }: Needs) {
  return async ({
    id,
    reason,
    by,
  }: ReportReview): Promise<Result<null, NotSignedIn | ReviewNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const review = await ratings.find(id);
    if (review?.state !== "published" || review.isHidden) {
      return refuse({ kind: "review-not-found" });
    }
    await ratings.report({ id, by: by.user.id, reason, at: clock.now() });
    return ok(null);
  };
}
