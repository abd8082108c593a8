import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { toProfileForm } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { pickRow } from "../schema/columns-of.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { enqueueReview } from "../shared/enqueue-review.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { gatherOnce } from "../sql/gather.ts";
import { copiesOf, noteLinkedPictures, type QueueCopies } from "../sql/linked-pictures.ts";
import { inTransaction, type QueryValues, run } from "../sql/run.ts";
import { toBuilderProfile, toBuilderRow } from "./builder-profile-mapper.ts";

/** Builders' writes to their own profiles. */
export function myProfiles(
  em: EntityManager,
  queueCopies: QueueCopies,
): Pick<BuilderProfileRepository, "findOwn" | "saveOwn"> {
  return {
    async findOwn(userId) {
      const [row] = await findOwn(em, { userId });
      if (!row) return null;
      const profile = toBuilderProfile(row.builder);
      const reviewReason = profile.reviewState === "pending-review" ? null : row.reason;
      return { ...profile, reviewReason, held: row.held, pictureCopies: row.copies ?? {} };
    },

    saveOwn: ({ profile, before, audit }) =>
      inTransaction(em, profile.id, async (em) => {
        const row = toBuilderRow(profile);
        if (before) await update(em, row, before);
        else await run(em, (db) => db.insertInto("builder").values(row));
        const logoBefore = before?.companyLogo ?? null;
        await noteLinkedPictures(em, queueCopies, [profile.companyLogo], [logoBefore]);
        const { id, updatedAt: since } = profile;
        const earlier = before?.reviewState === "approved" ? toProfileForm(before) : null;
        await enqueueReview(em, { column: "builder_id", id, since }, earlier);
        await run(em, (db) =>
          db.updateTable("review").set({ held: profile.held }).where("builder_id", "=", id),
        );
        await writeAuditEvent(em, { kind: "builder", id, at: since }, audit);
      }),
  };
}

const findOwn = gatherOnce((db, given: QueryValues<{ userId: UserId }>) =>
  db
    .selectFrom("builder as b")
    .leftJoin("review as r", "r.builder_id", "b.id")
    .select(({ fn }) => [fn.toJson("b").as("builder"), "r.reason", "r.held"])
    .select(copiesOf(sql`array[${sql.ref("b.company_logo")}]`))
    .where("b.user_id", "=", given("userId")),
);

/** The owner's columns of a profile. Those set by admins or the content source are left out. */
function ownColumns(row: BuilderRow) {
  const { review_state, search_text, places, updated_at } = row;
  return { ...pickRow(builderFields, row), review_state, search_text, places, updated_at };
}

async function update(
  em: EntityManager,
  row: BuilderRow,
  before: Pick<BuilderProfile, "reviewState" | "updatedAt">,
) {
  const saved = await run(em, (db) =>
    db
      .updateTable("builder")
      .set(ownColumns(row))
      .where("id", "=", row.id)
      .where("updated_at", "=", before.updatedAt)
      .where("review_state", "=", before.reviewState)
      .returning("id"),
  );
  if (saved.length === 0) throw new StaleWriteError(row.id);
}
