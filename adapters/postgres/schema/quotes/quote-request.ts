import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Finding } from "../../../../domain/booth-rules/check-booth.ts";
import type { ScopeEdits } from "../../../../domain/offers/required-scope.ts";
import type { BriefDetails } from "../../../../domain/quotes/brief-details.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import {
  type CalendarFact,
  calendarFacts,
  emailStates,
  priorities,
} from "../../../../domain/quotes/quote-request.ts";
import { isOpen, requestStatuses } from "../../../../domain/quotes/request-state.ts";
import type { BuilderId, QuoteRequestId } from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { entryChecks } from "../content/entry-checks.ts";
import { keysetIndex } from "../keyset-index.ts";
import { lengthChecks } from "../length-checks.ts";

/** Search text: columns, folded and joined by U+001F so that matches cannot span columns. */
export function requestSearchText(q: string) {
  const texts = ["email", "trade_show_name", "venue"].map((column) => `${q}${column}`);
  const parts = [`${q}company`, `${q}first_name || ' ' || ${q}last_name`, ...texts];
  return `fold_text(${parts.join(" || chr(31) || ")})`;
}

/** Sort rank of a priority, most urgent first; medium comes before normal. */
export const priorityRank = (q: string) =>
  `(case ${q}priority when 'high' then 1 when 'medium' then 2 when 'normal' then 3 else 4 end)`;

/** Sort rank of the event day; requests without one come last. */
export const eventDayRank = (q: string) => `coalesce(${q}event_day, 'infinity'::date)`;

/** The statuses of open requests, for `in (…)`. */
export const openStatusList = requestStatuses
  .filter(isOpen)
  .map((status) => `'${status}'`)
  .join(", ");

/** An index for one sort order per status. */
const orderIndex = (name: string, order: string) => ({
  name: `quote_request_${name}_index`,
  expression: `create index quote_request_${name}_index on quote_request (${order})`,
});

/** An exhibitor's request. It outlives its owner's account. */
export const QuoteRequestTable = defineEntity({
  name: "QuoteRequestTable",
  tableName: "quote_request",
  properties: {
    id: columns.id<QuoteRequestId>(),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("user_id")
        .deleteRule("set null")
        .index(false),
    trade_show_name: columns.text(),
    event_date: columns.text(),
    event_day: p.date().strictNullable(),
    venue: columns.text(),
    industry: columns.text(),
    booth_size: columns.text(),
    service_type: columns.text().default("design-construction-assembly"),
    budget: columns.optionalText(),
    features: columns.texts(),
    open_sides: columns.texts(),
    preferred_builders: columns.ids<BuilderId>(),
    brief: p.json<BriefDetails>().defaultRaw("'{}'"),
    findings: p.json<Finding[]>().defaultRaw("'[]'"),
    additional_requirements: columns.optionalText(),
    design_link: columns.optionalText(),
    first_name: columns.text(),
    last_name: columns.text(),
    email: columns.text(),
    email_state: p.enum(emailStates).default("unproven"),
    phone: columns.text(),
    company: columns.text(),
    job_title: columns.optionalText(),
    email_updates: p.boolean().default(false),
    status: p.enum(requestStatuses).default("pending"),
    priority: p.enum(priorities).default("normal"),
    assigned_builders: columns.ids<BuilderId>(),
    sent_to_builders: columns.ids<BuilderId>(),
    assignment_date: columns.instant().strictNullable(),
    notes: columns.optionalText(),
    cancel_reason: columns.optionalText(),
    scope_edits: p.json<ScopeEdits>().defaultRaw(`'{"added": [], "struck": []}'`),
    calendar_facts: p.array<CalendarFact>().columnType("text[]").defaultRaw("'{}'"),
    brief_version: p.integer().default(1),
    closed_at: columns.instant().strictNullable(),
    erased_at: columns.instant().strictNullable(),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
    version: p.integer().default(1),
  },
  indexes: [
    keysetIndex("quote_request", "user_id"),
    keysetIndex("quote_request", "status"),
    {
      name: "quote_request_claimable_index",
      expression:
        "create index quote_request_claimable_index on quote_request (lower(email)) where user_id is null",
    },
    {
      // open requests of accounts, whose plans have reminders
      name: "quote_request_open_index",
      expression: `create index quote_request_open_index on quote_request (id, user_id) where user_id is not null and status in (${openStatusList})`,
    },
    orderIndex("event_day", `status, ${eventDayRank("")}, id`),
    orderIndex("priority", `status, ${priorityRank("")}, created_at, id`),
    orderIndex("updated", "updated_at desc, id, version"),
    orderIndex("user_status", "user_id, status, created_at desc, id desc"),
    orderIndex("user_updated", "user_id, updated_at desc, id, version"),
    {
      name: "quote_request_search_index",
      expression: `create index quote_request_search_index on quote_request using gin ((${requestSearchText("")}) gin_trgm_ops)`,
    },
  ],
  // Triggers that maintain quote_request_count; their function is in the migration search_counts.
  triggers: (["insert", "update", "delete"] as const).map((event) => ({
    name: `quote_request_${event}_counted`,
    timing: "after" as const,
    events: [event],
    forEach: "statement" as const,
    expression: `create trigger quote_request_${event}_counted after ${event} on quote_request ${
      {
        insert: "referencing new table as come",
        update: "referencing new table as come old table as gone",
        delete: "referencing old table as gone",
      }[event]
    } for each statement execute function quote_request_counted()`,
  })),
  checks: [
    ...lengthChecks({
      trade_show_name: [1, limits.tradeShowName],
      event_date: [1, limits.eventDate],
      venue: [1, limits.venue],
      industry: [1, limits.industry],
      booth_size: [1, limits.boothSize],
      service_type: [1, limits.serviceType],
      budget: [1, limits.budget],
      additional_requirements: limits.additionalRequirements,
      design_link: limits.designLink,
      first_name: [1, limits.firstName],
      last_name: [1, limits.lastName],
      email: [1, limits.email],
      phone: [1, limits.phone],
      company: [1, limits.company],
      job_title: limits.jobTitle,
      notes: limits.notes,
      cancel_reason: limits.reason,
    }),
    ...entryChecks({
      calendar_facts: calendarFacts.length,
      features: limits.features,
      open_sides: limits.openSides,
      preferred_builders: limits.preferredBuilders,
    }),
  ],
});
export type QuoteRequestRow = InferEntity<typeof QuoteRequestTable>;

/** The foreign key to a row's request; the row is deleted with the request. */
export const ofRequest = () =>
  p.manyToOne(QuoteRequestTable).mapToPk().fieldName("quote_request_id").deleteRule("cascade");
