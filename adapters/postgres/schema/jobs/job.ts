import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { AsBuilt } from "../../../../domain/jobs/as-built.ts";
import { jobSides } from "../../../../domain/jobs/job.ts";
import { jobStates } from "../../../../domain/jobs/job-state.ts";
import { callOffCodes } from "../../../../domain/quotes/call-off.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import type { BuilderId, ProjectId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { ofRequest } from "../quotes/quote-request.ts";
import { QuoteResponseTable } from "../quotes/quote-response.ts";

/** The job of an accepted quote, with the quote's id. */
export const JobTable = defineEntity({
  name: "JobTable",
  tableName: "job",
  properties: {
    id: () =>
      p
        .manyToOne(QuoteResponseTable)
        .mapToPk()
        .primary()
        .fieldName("id")
        .deleteRule("cascade")
        .index(false),
    quote_request_id: () => ofRequest().index("job_quote_request_id_index"),
    builder_id: p.uuid().$type<BuilderId>().index("job_builder_id_index"),
    state: p.enum(jobStates).default("open"),
    end_code: p.enum(callOffCodes).strictNullable(),
    end_reason: columns.optionalText(),
    ended_by: p.enum(jobSides).strictNullable(),
    agreed_at: columns.instant().strictNullable(),
    stands_at: columns.instant().strictNullable(),
    delivered_at: columns.instant().strictNullable(),
    closed_at: columns.instant().strictNullable(),
    reopened_at: columns.instant().strictNullable(),
    created_at: columns.createdAt(),
    built_asked_at: columns.instant().strictNullable(),
    not_built_at: columns.instant().strictNullable(),
    site_link_version: p.integer().default(1),
    as_built: p.json().$type<AsBuilt[]>().default([]),
    project_id: p.uuid().$type<ProjectId>().strictNullable(),
    version: p.integer().default(1),
  },
  indexes: [{ name: "job_open_index", properties: ["created_at"], where: "closed_at is null" }],
  checks: lengthChecks({ end_reason: limits.reason }),
});
export type JobRow = InferEntity<typeof JobTable>;

/** The job that a row belongs to; deleted with it. */
export const ofJob = () =>
  p.manyToOne(JobTable).mapToPk().fieldName("job_id").deleteRule("cascade").index(false);
