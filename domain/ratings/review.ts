import { countedMonths } from "../builder-profiles/shown-rating.ts";
import { boothArea, sizeBands } from "../shared/booth-area.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId, ReviewId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import type { InvitationOver, ReviewNotPossible } from "./refusals.ts";
import type { ReviewFields } from "./review-fields.ts";
import type { ReviewState } from "./review-state.ts";

export const reviewLimits = { reply: 2000, report: 1000, company: 100 } as const;

/** Hours from sending a review to its publication, and of editing a reply. */
export const reviewWaitHours = 48;
/** Days that an invitation stays open after its first email. */
export const invitationDays = 90;
/** Days from the invitation to its only reminder. */
export const reminderDays = 14;

/** When the oldest review that counts at `now` was published. */
export function countedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - countedMonths);
  return since;
}

export type ReviewEvent =
  | "submit"
  | "edit"
  | "take-back"
  | "publish"
  | "reply"
  | "take-down"
  | "remove"
  | "restore-submitted"
  | "restore-published";

/** All allowed transitions. Every other one is refused. */
const arrows: Record<ReviewState, Partial<Record<ReviewEvent, ReviewState>>> = {
  invited: { submit: "submitted" },
  submitted: {
    edit: "submitted",
    "take-back": "invited",
    publish: "published",
    remove: "removed",
  },
  published: { reply: "published", "take-down": "removed", remove: "removed" },
  removed: { "restore-submitted": "submitted", "restore-published": "published" },
};

function nextReviewState(state: ReviewState, event: ReviewEvent): ReviewState | null {
  return arrows[state][event] ?? null;
}

/** Reasons for which an admin removes a review. */
export const removalReasons = [
  { value: "personal-data", label: "It names a person or their data" },
  { value: "threat", label: "It threatens or insults" },
  { value: "unlawful", label: "It is unlawful" },
  { value: "not-this-job", label: "It isn't about this project" },
  { value: "court-order", label: "A court ordered it" },
] as const;
export type RemovalReason = (typeof removalReasons)[number]["value"];
export const removalReasonCodes = removalReasons.map(({ value }) => value) as [
  RemovalReason,
  ...RemovalReason[],
];
/** `author`: taken down by who wrote it. */
export const removalCodes = [...removalReasonCodes, "author"] as const;
export type RemovalCode = (typeof removalCodes)[number];

/** Facts of the project that readers see. `show` only with the author's consent. */
export type ReviewFacts = {
  /** YYYY-MM. */
  month: string;
  show: string | null;
  /** A value of `sizeBands`; null for a size without feet or meters. */
  sizeBand: string | null;
  type: string;
};

/**
 * An exhibitor's review of the builder whose quote they accepted, from the invitation on. `version`
 * increases with each save.
 */
export type Review = Omit<ReviewFields, "overall"> & {
  overall: number | null;
  id: ReviewId;
  responseId: QuoteResponseId;
  quoteRequestId: QuoteRequestId;
  builderId: BuilderId;
  /** Null: the account is gone. */
  authorId: UserId | null;
  state: ReviewState;
  /** The request was reopened; shown again when it is completed again. */
  isHidden: boolean;
  /** The exhibitor's company, only with their consent. */
  company: string | null;
  /** Null before it is sent. */
  facts: ReviewFacts | null;
  submittedAt: Date | null;
  publishAt: Date | null;
  publishedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
  removalCode: RemovalCode | null;
  removedAt: Date | null;
  removedBy: UserId | null;
  /** When the invitation was first emailed, or the review sent before that; and when again. */
  invitedAt: Date | null;
  remindedAt: Date | null;
  /** When the next email is due; null: none. */
  nextMailAt: Date | null;
  /** When it came into the admins' queue; null: it isn't there. */
  queuedAt: Date | null;
  createdAt: Date;
  version: number;
};

/** A review as it is written. `overall` is required. */
export type ReviewForm = ReviewFields & { isNamed: boolean };

/** The request that a review is about. */
type Reviewed = {
  company: string;
  tradeShowName: string;
  boothSize: string;
  industry: string;
  eventDay: string | null;
  closedAt: Date | null;
};

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Writes the review; it is published 48 hours later. */
export function submit(
  review: Review,
  form: ReviewForm,
  request: Reviewed,
  now: Date,
): Result<Review, ReviewNotPossible | InvitationOver> {
  const state = nextReviewState(review.state, "submit");
  if (!state) return refuse({ kind: "review-state", state: review.state });
  const { invitedAt } = review;
  if (invitedAt && later(invitedAt, invitationDays * dayMs) <= now) {
    return refuse({ kind: "invitation-over" });
  }
  const publishAt = later(now, reviewWaitHours * hourMs);
  return ok({ ...written(review, form, request, now), state, submittedAt: now, publishAt });
}

/** Changes what was written; the time of publication stays. */
export function edit(
  review: Review,
  form: ReviewForm,
  request: Reviewed,
  now: Date,
): Result<Review, ReviewNotPossible> {
  const state = nextReviewState(review.state, "edit");
  if (!state || isDue(review, now)) return refuse({ kind: "review-state", state: review.state });
  return ok({ ...written(review, form, request, now), state });
}

function written(
  review: Review,
  { isNamed, ...fields }: ReviewForm,
  request: Reviewed,
  now: Date,
): Review {
  const area = boothArea(request.boothSize);
  const band = area === null ? undefined : sizeBands.find(({ most }) => area <= most);
  const facts = {
    month: (request.eventDay ?? (request.closedAt ?? now).toISOString()).slice(0, 7),
    show: isNamed ? request.tradeShowName : null,
    sizeBand: band?.value ?? null,
    type: request.industry,
  };
  return { ...review, ...fields, facts, company: isNamed ? request.company : null };
}

const noWords = { text: "", company: null } as const;
/** An invitation that nothing is written for. */
const unwritten = {
  ...noWords,
  overall: null,
  onTime: null,
  onBudget: null,
  finish: null,
  communication: null,
  again: null,
  finalBill: null,
  facts: null,
  submittedAt: null,
  publishAt: null,
} as const;

/** Its author takes it back before publication, or takes it down for good. */
export function withdraw(review: Review, now: Date): Result<Review, ReviewNotPossible> {
  if (review.state === "submitted" && !isDue(review, now)) {
    return ok({ ...review, ...unwritten, state: "invited" });
  }
  const state = nextReviewState(review.state, "take-down");
  if (!state) return refuse({ kind: "review-state", state: review.state });
  return ok({
    ...review,
    ...noWords,
    state,
    facts: review.facts && { ...review.facts, show: null },
    removalCode: "author",
    removedAt: now,
    removedBy: review.authorId,
    queuedAt: null,
  });
}

/** Whether it is to be published by now. */
export function isDue({ state, publishAt, isHidden }: Review, now: Date): boolean {
  return state === "submitted" && !isHidden && publishAt !== null && publishAt <= now;
}

/** Publishes a review that is due. */
export function publish(review: Review, now: Date): Review {
  return { ...review, state: "published", publishedAt: now };
}

/** The builder replies once, and may change it for 48 hours. */
export function reply(review: Review, text: string, now: Date): Result<Review, ReviewNotPossible> {
  const state = nextReviewState(review.state, "reply");
  const { repliedAt } = review;
  const isOver = repliedAt !== null && later(repliedAt, reviewWaitHours * hourMs) <= now;
  if (!state || isOver) return refuse({ kind: "review-state", state: review.state });
  return ok({ ...review, state, reply: text, repliedAt: repliedAt ?? now });
}

/** An admin removes it, for one of the reasons. It stays in the queue, to be restored. */
export function remove(
  review: Review,
  { code, by }: { code: RemovalReason; by: UserId },
  now: Date,
): Result<Review, ReviewNotPossible> {
  const state = nextReviewState(review.state, "remove");
  if (!state) return refuse({ kind: "review-state", state: review.state });
  const removal = { removalCode: code, removedAt: now, removedBy: by, queuedAt: now };
  return ok({ ...review, ...removal, state });
}

/**
 * An admin keeps a reported review, or restores one that an admin removed, as it was before. Either
 * leaves the queue.
 */
export function restore(review: Review): Result<Review, ReviewNotPossible> {
  const isKept = review.state === "published" && review.queuedAt !== null;
  if (isKept) return ok({ ...review, queuedAt: null });
  const event = review.publishedAt ? "restore-published" : "restore-submitted";
  const state = nextReviewState(review.state, event);
  if (!state || review.removalCode === "author") {
    return refuse({ kind: "review-state", state: review.state });
  }
  const removal = { removalCode: null, removedAt: null, removedBy: null, queuedAt: null };
  return ok({ ...review, ...removal, state });
}
