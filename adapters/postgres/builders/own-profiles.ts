import type { EntityManager } from "@mikro-orm/postgresql";
import type { HeldChanges } from "../../../domain/builder-profiles/my-profile/own-profile.ts";
import { toProfileForm } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import { StaleWriteError } from "../../../domain/shared/stale-write.ts";
import { putBeforeAdmins } from "../operations/put-before-admins.ts";
import { writeAuditEvent } from "../operations/write-audit-event.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toBuilderProfile, toBuilderRow } from "./builder-profile-mapper.ts";

const own = `select to_json(b) as builder, r.reason, r.held from builder b
  left join review r on r.builder_id = b.id where b.user_id = $1`;

const hold = "update review set held = $2::jsonb where builder_id = $1";

/** What admins and the content source say of a builder is not the owner's to overwrite. */
const ownColumns = [
  ...[
    "review_state",
    "name",
    "description",
    "website",
    "email",
    "phone",
    "city",
    "state",
    "country",
  ],
  ...["region", "coverage_areas", "years_in_business", "team_size", "completed_projects"],
  ...["minimum_project_budget", "maximum_project_budget", "lead_time_weeks"],
  ...[
    "specialties",
    "industries_served",
    "services_offered",
    "company_logo",
    "search_text",
    "updated_at",
  ],
];

/** What builders do with their own profiles. */
export function ownProfiles(
  em: EntityManager,
): Pick<BuilderProfileRepository, "findOwn" | "saveOwn"> {
  return {
    async findOwn(userId) {
      type Row = { builder: Stored<BuilderRow>; reason: string | null; held: HeldChanges | null };
      const [row] = await runSql<Row>(em, own, [userId]);
      if (!row) return null;
      const profile = toBuilderProfile(row.builder);
      const reviewReason = profile.reviewState === "declined" ? row.reason : null;
      return { ...profile, reviewReason, held: row.held };
    },

    saveOwn: ({ profile, before, audit }) =>
      inTransaction(em, profile.id, async (em) => {
        if (before) await update(em, toBuilderRow(profile), before);
        else await insertRows(em, "builder", [toBuilderRow(profile)]);
        const { id, updatedAt: since } = profile;
        const earlier = before?.reviewState === "approved" ? toProfileForm(before) : null;
        await putBeforeAdmins(em, { column: "builder_id", id, since }, earlier);
        await runSql(em, hold, [id, profile.held && JSON.stringify(profile.held)]);
        await writeAuditEvent(em, { kind: "builder", id, at: since }, audit);
      }),
  };
}

async function update(
  em: EntityManager,
  stored: Stored<BuilderRow>,
  before: { reviewState: string; updatedAt: Date },
) {
  const columns = ownColumns.join(", ");
  const saved = await runSql(
    em,
    `update builder set (${columns}) =
       (select ${columns} from json_populate_record(null::builder, $2::json))
     where id = $1 and updated_at = $3 and review_state = $4 returning id`,
    [stored.id, JSON.stringify(stored), before.updatedAt, before.reviewState],
  );
  if (saved.length === 0) throw new StaleWriteError(stored.id);
}
