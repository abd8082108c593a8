import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { limits } from "../../../../domain/quotes/limits.ts";
import {
  declineCodes,
  type InvitationDelivery,
  type InvitationReason,
  inviters,
} from "../../../../domain/quotes/quote-request.ts";
import { columns } from "../columns.ts";
import { BuilderTable } from "../content/builder.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofRequest } from "./quote-request.ts";

const deliveries = ["queued", "sent", "failed"] as const satisfies InvitationDelivery[];

/** A builder invited to quote. `position`: index in the request's list. */
export const InvitationTable = defineEntity({
  name: "InvitationTable",
  tableName: "invitation",
  primaryKeys: ["quote_request_id", "position"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    position: p.integer().primary(),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .fieldName("builder_id")
        .deleteRule("cascade")
        .index(false),
    invited_at: columns.instant(),
    delivery: p.enum(deliveries).default("queued"),
    delivered_at: columns.instant().strictNullable(),
    delivery_error: columns.optionalText(),
    removed_at: columns.instant().strictNullable(),
    declined_at: columns.instant().strictNullable(),
    decline_reason: columns.optionalText(),
    decline_code: p.enum(declineCodes).strictNullable(),
    wave: p.integer().default(1),
    invited_by: p.enum(inviters).default("admin"),
    points: p.integer().strictNullable(),
    reasons: p.json<InvitationReason[]>().strictNullable(),
    match_version: columns.optionalText(),
    /** Conditions that the builder missed when an admin invited them anyway. */
    overrode: p.array<string>().columnType("text[]").strictNullable(),
    respond_by: columns.instant().strictNullable(),
    acknowledged_at: columns.instant().strictNullable(),
    lapsed_at: columns.instant().strictNullable(),
    released_at: columns.instant().strictNullable(),
    reminders_sent: p.integer().default(0),
    reminded_at: columns.instant().strictNullable(),
    link_version: p.integer().default(1),
  },
  checks: lengthChecks({ decline_reason: limits.reason }),
  uniques: [
    {
      name: "invitation_standing_unique",
      properties: ["quote_request_id", "builder_id"],
      where: "removed_at is null",
    },
  ],
  indexes: [
    {
      name: "invitation_assigned_index",
      columns: [
        { name: "builder_id" },
        { name: "invited_at", sort: "desc" },
        { name: "quote_request_id", sort: "desc" },
      ],
      where: "removed_at is null",
    },
    {
      name: "invitation_asked_index",
      columns: [
        { name: "builder_id" },
        { name: "invited_at", sort: "desc" },
        { name: "quote_request_id", sort: "desc" },
      ],
    },
  ],
});
export type InvitationRow = InferEntity<typeof InvitationTable>;
