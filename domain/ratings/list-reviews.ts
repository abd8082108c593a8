import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import { onTimeText, verifiedFrom } from "../builder-profiles/shown-rating.ts";
import { maySeeBuilder } from "../builder-profiles/view-builder.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Page } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { NamedReview, RatingRepository, ReviewTotals } from "./ports.ts";
import { countedSince, type Review } from "./review.ts";

type Needs = { ratings: RatingRepository; builders: BuilderProfileRepository; clock: Clock };
type ListReviews = {
  builderId: BuilderId;
  sizeBand: string | null;
  after: string | null;
  by: Principal;
};

/** Reviews on a page. */
const pageSize = 10;
const mostOwn = 100;

export type BuilderReviews = Pick<ReviewTotals, "bars" | "removed"> &
  Page<Review> & {
    /** How often the builder was on time; null with fewer than three reviews that rate it. */
    onTime: string | null;
    /** Null with fewer than three reviews. */
    mean: number | null;
    /** Published reviews that count. */
    count: number;
  };

/** Anyone reads a builder's published reviews, newest first, with their sums. */
export function listReviews({ ratings, builders, clock }: Needs) {
  return async ({
    builderId,
    sizeBand,
    after,
    by,
  }: ListReviews): Promise<Result<BuilderReviews, BuilderNotFound>> => {
    const [builder] = await builders.findMany([builderId]);
    if (!builder || !maySeeBuilder(builder, by)) return refuse({ kind: "builder-not-found" });
    const [totals, page] = await Promise.all([
      ratings.readTotals(builderId, countedSince(clock.now())),
      ratings.listPublished(builderId, { sizeBand, after, limit: pageSize }),
    ]);
    const count = totals.bars.reduce((sum, each) => sum + each, 0);
    const points = totals.bars.reduce((sum, each, at) => sum + each * (at + 1), 0);
    const mean = count >= verifiedFrom ? Math.round((points / count) * 10) / 10 : null;
    const { bars, removed } = totals;
    return ok({ bars, removed, onTime: onTimeText(builder), ...page, mean, count });
  };
}

/** Reviews that speak for the site. */
const testimonials = 3;

/** Anyone reads the newest reviews that name their company; none while there are fewer than three. */
export function listTestimonials({ ratings }: Pick<Needs, "ratings">) {
  return async (): Promise<NamedReview[]> => {
    const named = await ratings.listNamed(testimonials);
    return named.length < testimonials ? [] : named;
  };
}

/** The caller lists their invitations and reviews, newest first. */
export function listOwnReviews({ ratings }: Pick<Needs, "ratings">) {
  return async ({ by }: { by: Principal }): Promise<Result<NamedReview[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await ratings.listOfAuthor(by.user.id, mostOwn));
  };
}
