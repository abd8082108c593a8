import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { HeldChanges } from "../../../../domain/builder-profiles/my-profile/my-profile.ts";
import type { BuilderId, ProjectId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { BuilderTable } from "./builder.ts";
import { PortfolioProjectTable } from "./portfolio-project.ts";

/** Review state of a builder or project. Without a row it was never edited here. */
export const ReviewTable = defineEntity({
  name: "ReviewTable",
  tableName: "review",
  properties: {
    id: columns.id<string>(),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .strictNullable()
        .fieldName("builder_id")
        .$type<BuilderId | null>()
        .deleteRule("cascade")
        .unique("review_builder_id_unique"),
    project_id: () =>
      p
        .manyToOne(PortfolioProjectTable)
        .mapToPk()
        .strictNullable()
        .fieldName("project_id")
        .$type<ProjectId | null>()
        .deleteRule("cascade")
        .unique("review_project_id_unique"),
    /** Since when it awaits review; null when it doesn't. */
    waiting_since: columns.instant().strictNullable(),
    /** The form's values when an admin last reviewed them. */
    earlier: p.json<Record<string, unknown>>().strictNullable(),
    /** For a builder: new values of fields held until an admin approves them. */
    held: p.json<HeldChanges>().strictNullable(),
    decided_at: columns.instant().strictNullable(),
    decided_by: p.uuid().$type<UserId>().strictNullable(),
    reason: columns.optionalText(),
  },
  indexes: [
    {
      name: "review_waiting_since_index",
      expression:
        "create index review_waiting_since_index on review (waiting_since) where waiting_since is not null",
    },
  ],
  checks: [
    ...lengthChecks({ reason: 1000 }),
    { name: "one_subject", expression: "num_nonnulls(builder_id, project_id) = 1" },
  ],
});
export type ReviewRow = InferEntity<typeof ReviewTable>;
