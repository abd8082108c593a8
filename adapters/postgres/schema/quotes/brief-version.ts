import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Finding } from "../../../../domain/booth-rules/check-booth.ts";
import type { BriefDetails } from "../../../../domain/quotes/brief-details.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { columns } from "../columns.ts";
import { entryChecks } from "../content/entry-checks.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofRequest } from "./quote-request.ts";

/**
 * A version of a brief, stored once the brief was changed. Immutable, except that versions from
 * before a field could change get its value later.
 */
export const BriefVersionTable = defineEntity({
  name: "BriefVersionTable",
  tableName: "brief_version",
  primaryKeys: ["quote_request_id", "version"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    version: p.integer().primary(),
    event_date: columns.optionalText(),
    venue: columns.optionalText(),
    industry: columns.optionalText(),
    open_sides: p.array<string>().columnType("text[]").strictNullable(),
    booth_size: columns.text(),
    service_type: columns.text(),
    budget: columns.optionalText(),
    features: columns.texts(),
    additional_requirements: columns.optionalText(),
    design_link: columns.optionalText(),
    brief: p.json<BriefDetails>().defaultRaw("'{}'"),
    findings: p.json<Finding[]>().defaultRaw("'[]'"),
    created_at: columns.createdAt(),
  },
  checks: [
    ...lengthChecks({
      event_date: limits.eventDate,
      venue: limits.venue,
      industry: limits.industry,
      booth_size: [1, limits.boothSize],
      service_type: [1, limits.serviceType],
      budget: limits.budget,
      additional_requirements: limits.additionalRequirements,
      design_link: limits.designLink,
    }),
    ...entryChecks({ features: limits.features, open_sides: limits.openSides }),
  ],
});
export type BriefVersionRow = InferEntity<typeof BriefVersionTable>;
