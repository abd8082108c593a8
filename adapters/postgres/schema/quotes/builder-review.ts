import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  type RemovalCode,
  type ReviewFacts,
  removalCodes,
  reviewLimits,
} from "../../../../domain/ratings/review.ts";
import { type ReviewFields, reviewFields } from "../../../../domain/ratings/review-fields.ts";
import { reviewStates } from "../../../../domain/ratings/review-state.ts";
import type {
  BuilderId,
  QuoteRequestId,
  QuoteResponseId,
  ReviewId,
} from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

const points = () => p.integer().strictNullable();
const scores = ["overall", "on_time", "on_budget", "finish", "communication"] as const;

/**
 * An exhibitor's review of a builder, from the invitation on. It outlives its request, its author's
 * account and the builder's profile.
 */
export const BuilderReviewTable = defineEntity({
  name: "BuilderReviewTable",
  tableName: "builder_review",
  properties: {
    id: columns.id<ReviewId>(),
    response_id: p.uuid().$type<QuoteResponseId>().unique("builder_review_response_id_unique"),
    quote_request_id: p
      .uuid()
      .$type<QuoteRequestId>()
      .index("builder_review_quote_request_id_index"),
    builder_id: p.uuid().$type<BuilderId>(),
    author_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("author_id")
        .deleteRule("set null")
        .index("builder_review_author_id_index"),
    state: p.enum(reviewStates).default("invited"),
    is_hidden: p.boolean().default(false),
    overall: points(),
    on_time: points(),
    on_budget: points(),
    finish: points(),
    communication: points(),
    again: p.text().$type<ReviewFields["again"]>().strictNullable(),
    final_bill: p.text().$type<ReviewFields["finalBill"]>().strictNullable(),
    text: columns.text().default(""),
    company: columns.optionalText(),
    facts: p.json<ReviewFacts>().strictNullable(),
    submitted_at: columns.instant().strictNullable(),
    publish_at: columns.instant().strictNullable(),
    published_at: columns.instant().strictNullable(),
    reply: columns.optionalText(),
    replied_at: columns.instant().strictNullable(),
    removal_code: p.enum(removalCodes).$type<RemovalCode>().strictNullable(),
    removed_at: columns.instant().strictNullable(),
    removed_by: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("removed_by")
        .deleteRule("set null")
        .index(false),
    invited_at: columns.instant().strictNullable(),
    reminded_at: columns.instant().strictNullable(),
    next_mail_at: columns.instant().strictNullable(),
    queued_at: columns.instant().strictNullable(),
    created_at: columns.createdAt(),
    version: p.integer().default(1),
  },
  indexes: [
    {
      name: "builder_review_published_index",
      expression:
        "create index builder_review_published_index on builder_review (builder_id, published_at desc, id desc) where state in ('published', 'removed')",
    },
    {
      name: "builder_review_named_index",
      expression:
        "create index builder_review_named_index on builder_review (published_at desc, id desc) where state = 'published' and company is not null",
    },
    {
      name: "builder_review_publish_at_index",
      properties: ["publish_at"],
      where: "state = 'submitted'::text",
    },
    {
      name: "builder_review_next_mail_at_index",
      properties: ["next_mail_at"],
      where: "next_mail_at is not null",
    },
    {
      name: "builder_review_queue_index",
      expression:
        "create index builder_review_queue_index on builder_review (queued_at desc, id desc) where queued_at is not null",
    },
  ],
  checks: [
    ...scores.map((column) => ({
      name: `${column}_range`,
      expression: `${column} >= 1 and ${column} <= 5`,
    })),
    {
      name: "written_review",
      expression: "state = 'invited' or (overall is not null and facts is not null)",
    },
    ...lengthChecks({
      text: reviewFields.text.max,
      company: reviewLimits.company,
      reply: reviewLimits.reply,
    }),
  ],
});
export type BuilderReviewRow = InferEntity<typeof BuilderReviewTable>;

/** A member's report of a review, until an admin decides. It goes with its member. */
export const ReviewReportTable = defineEntity({
  name: "ReviewReportTable",
  tableName: "review_report",
  primaryKeys: ["review_id", "user_id"],
  properties: {
    review_id: () =>
      p
        .manyToOne(BuilderReviewTable)
        .mapToPk()
        .primary()
        .fieldName("review_id")
        .deleteRule("cascade")
        .index(false),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .primary()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index("review_report_user_id_index"),
    reason: columns.text(),
    created_at: columns.createdAt(),
  },
  checks: lengthChecks({ reason: [1, reviewLimits.report] }),
});
