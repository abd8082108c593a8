import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  questionDeclineCodes,
  questionLimits,
  questionSides,
  questionStatuses,
} from "../../../../domain/questions/question.ts";
import type { BuilderId, QuestionId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofRequest } from "./quote-request.ts";

/**
 * A question about a request. It outlives the builder's profile, since other builders read its
 * answer.
 */
export const QuestionTable = defineEntity({
  name: "QuestionTable",
  tableName: "question",
  properties: {
    id: columns.id<QuestionId>(),
    quote_request_id: () => ofRequest().index(false),
    asked_by: p.enum(questionSides).default("builder"),
    builder_id: p.uuid().$type<BuilderId>().index("question_builder_id_index"),
    text: columns.text(),
    is_private: p.boolean().default(false),
    status: p.enum(questionStatuses).default("open"),
    answer: columns.optionalText(),
    decline_code: p.enum(questionDeclineCodes).strictNullable(),
    asked_at: columns.createdAt(),
    decided_at: columns.instant().strictNullable(),
    /** When the other side was emailed the question. */
    asked_told_at: columns.instant().strictNullable(),
    /** When the asking side was emailed the answer. */
    decided_told_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({ text: [1, questionLimits.text], answer: [1, questionLimits.text] }),
  indexes: [
    {
      name: "question_quote_request_id_asked_at_index",
      properties: ["quote_request_id", "asked_at", "id"],
    },
    {
      name: "question_to_tell_index",
      properties: ["quote_request_id"],
      where:
        "(status = 'open'::text and asked_told_at is null) or (status <> 'open'::text and decided_told_at is null)",
    },
  ],
});
export type QuestionRow = InferEntity<typeof QuestionTable>;
