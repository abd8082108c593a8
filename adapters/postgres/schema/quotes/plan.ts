import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { milestoneKeys, milestoneStates } from "../../../../domain/show-plan/plan.ts";
import type { SeenPlan } from "../../../../domain/show-plan/plan-watch.ts";
import type { PlanCalendarId } from "../../../../domain/show-plan/ports.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { ofRequest } from "./quote-request.ts";

/** A day or state that people set at a milestone of a request's plan. */
export const PlanMilestoneTable = defineEntity({
  name: "PlanMilestoneTable",
  tableName: "plan_milestone",
  primaryKeys: ["quote_request_id", "key"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    key: p.enum(milestoneKeys).primary(),
    day: p.date().strictNullable(),
    state: p.enum(milestoneStates),
  },
});

/**
 * A secret address for calendar programs, one for each person and request; without a request, of
 * the plans of a person's jobs.
 */
export const PlanCalendarTable = defineEntity({
  name: "PlanCalendarTable",
  tableName: "plan_calendar",
  properties: {
    id: columns.id<PlanCalendarId>(),
    quote_request_id: () => ofRequest().index(false).strictNullable(),
    user_id: () => p.manyToOne(UserTable).mapToPk().fieldName("user_id").deleteRule("cascade"),
    token_hash: columns.text(),
    shown: columns.optionalText(),
    sequence: p.integer().default(0),
    created_at: columns.createdAt(),
  },
  uniques: [{ name: "plan_calendar_token_hash_unique", properties: ["token_hash"] }],
  indexes: [
    {
      name: "plan_calendar_of_person_unique",
      expression: `create unique index "plan_calendar_of_person_unique" on "plan_calendar" ("user_id", "quote_request_id") nulls not distinct`,
    },
  ],
});

/** People who are reminded of a request's plan, with the plan as last seen. */
export const PlanWatchTable = defineEntity({
  name: "PlanWatchTable",
  tableName: "plan_watch",
  primaryKeys: ["quote_request_id", "user_id"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .fieldName("user_id")
        .deleteRule("cascade")
        .primary()
        .index("plan_watch_user_id_index"),
    next_at: columns.instant().strictNullable().index("plan_watch_next_at_index"),
    seen: p.json<SeenPlan>().strictNullable(),
  },
});
export type PlanWatchRow = InferEntity<typeof PlanWatchTable>;
