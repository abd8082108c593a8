import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Category } from "../../../../domain/offers/category.ts";
import type { Award, Debrief } from "../../../../domain/quotes/award.ts";
import type { ComparedWith } from "../../../../domain/quotes/compared-with.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { responseStatuses } from "../../../../domain/quotes/responses/response-state.ts";
import type { RoundPart } from "../../../../domain/quotes/round/round-part.ts";
import type { BuilderId, QuoteResponseId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { keysetIndex } from "../keyset-index.ts";
import { lengthChecks } from "../length-checks.ts";
import { offerChecks, offerColumns } from "./offer-columns.ts";
import { ofRequest } from "./quote-request.ts";

/** A builder's current response. It outlives the builder's profile, because the exhibitor may still need it. */
export const QuoteResponseTable = defineEntity({
  name: "QuoteResponseTable",
  tableName: "quote_response",
  properties: {
    id: columns.id<QuoteResponseId>(),
    quote_request_id: () => ofRequest().index(false),
    builder_id: p.uuid().$type<BuilderId>(),
    ...offerColumns(),
    status: p.enum(responseStatuses).default("pending"),
    valid_until: columns.instant(),
    last_day_lag_ms: p.integer().default(0),
    revision: p.integer().default(1),
    decline_reason: columns.optionalText(),
    withdrawn_at: columns.instant().strictNullable(),
    price_asked_at: columns.instant().strictNullable(),
    award: p.json<Award>().strictNullable(),
    compared_with: p.json<ComparedWith>().strictNullable(),
    debrief: p.json<Debrief>().strictNullable(),
    lines_asked: p.array<Category>().columnType("text[]").defaultRaw("'{}'"),
    lines_asked_at: columns.instant().strictNullable(),
    confirmed_brief: p.integer().default(1),
    update_asked_at: columns.instant().strictNullable(),
    round: p.json<RoundPart>().strictNullable(),
    round_due_at: columns.instant().strictNullable(),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
    version: p.integer().default(1),
  },
  uniques: [
    {
      name: "quote_response_live_unique",
      properties: ["quote_request_id", "builder_id"],
      where: "status = any (array['pending'::text, 'accepted'::text])",
    },
    {
      name: "quote_response_accepted_unique",
      properties: ["quote_request_id"],
      where: "status = 'accepted'::text",
    },
  ],
  indexes: [
    keysetIndex("quote_response", "quote_request_id"),
    keysetIndex("quote_response", "builder_id"),
    {
      name: "quote_response_round_due_index",
      properties: ["round_due_at", "quote_request_id"],
      where: "round_due_at is not null",
    },
    {
      name: "quote_response_round_index",
      expression:
        "create index quote_response_round_index on quote_response ((round ->> 'id')) where round is not null",
    },
    {
      name: "quote_response_expiring_index",
      properties: ["valid_until"],
      where: "status = 'pending'::text",
    },
  ],
  checks: [...offerChecks, ...lengthChecks({ decline_reason: limits.reason })],
});
export type QuoteResponseRow = InferEntity<typeof QuoteResponseTable>;
