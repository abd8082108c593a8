import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteResponseId, ReviewId, UserId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { RemovalCode, Review } from "./review.ts";

/** A review with the name of its builder; null when the profile is gone. */
export type NamedReview = Review & { builderName: string | null };
/** A review in the admins' queue, with the reasons of members who reported it, oldest first. */
export type QueuedReview = NamedReview & { reports: string[] };

/** Sums of a builder's reviews. */
export type ReviewTotals = {
  /** Published reviews that count, by points: one point first. */
  bars: number[];
  removed: { code: RemovalCode; count: number }[];
};

/** A review with something due. `lastDay`: the show's, YYYY-MM-DD; null for an unknown show. */
export type DueReview = { review: Review; lastDay: string | null };

/**
 * Stores reviews and their invitations, which a delivered booth or a completed
 * request opens. Reviews of
 * reopened requests are hidden: no list and no sum has them.
 */
export type RatingRepository = {
  find(id: ReviewId): Promise<Review | null>;
  findOfResponse(id: QuoteResponseId): Promise<NamedReview | null>;
  /** The author's invitations and reviews, newest first, hidden ones left out. */
  listOfAuthor(id: UserId, limit: number): Promise<NamedReview[]>;
  /** Published reviews, newest first; `sizeBand` null: of all sizes. */
  listPublished(
    builderId: BuilderId,
    filter: PageRequest & { sizeBand: string | null },
  ): Promise<Page<Review>>;
  /** Published reviews of listed builders with a text and a company, newest first. */
  listNamed(limit: number): Promise<NamedReview[]>;
  /** `since`: when the oldest review that counts was published. */
  readTotals(builderId: BuilderId, since: Date): Promise<ReviewTotals>;
  /** Reviews in the queue, the latest first. */
  listQueued(page: PageRequest): Promise<Page<QueuedReview>>;
  /** Reviews with an email or a publication due by `now`, hidden ones left out. */
  listDue(now: Date, limit: number): Promise<DueReview[]>;

  /**
   * Stores the review with emails and audit line, and its builder's rating, counting reviews
   * published after `since`. `isShown`: the public page of the builder changes. Throws
   * StaleWriteError when it was saved since it was read.
   */
  save(change: {
    review: Review;
    messages?: Message[];
    audit?: AuditEntry;
    isShown?: { since: Date };
    /** The reports are decided. */
    endsReports?: true;
  }): Promise<void>;
  /** Adds a member's report and queues the review; a second one of the same member changes it. */
  report(report: { id: ReviewId; by: UserId; reason: string; at: Date }): Promise<void>;

  /** Updates the ratings of builders with reviews that no longer count. Returns how many changed. */
  recount(since: Date): Promise<number>;
};
