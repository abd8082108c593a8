import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, sql } from "kysely";
import {
  type ProfileForm,
  toProfileForm,
} from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { searchTextOf } from "../../../domain/builder-profiles/search-text.ts";
import type { ModerationRepository } from "../../../domain/moderation/ports.ts";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import type { MyProject } from "../../../domain/portfolio/my-portfolio/my-project.ts";
import {
  type ReviewedProject,
  toReviewedProject,
} from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { earlierPictures } from "../portfolio/linked-picture-repository.ts";
import { toPortfolioProject } from "../portfolio/portfolio-project-mapper.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { allOf, copiesOf } from "../sql/linked-pictures.ts";
import {
  compileOnce,
  inTransaction,
  type QueryValues,
  run,
  runOne,
  type Tables,
} from "../sql/run.ts";
import { queueInsuredName } from "../vetting/queue-insured-name.ts";
import { recordReviewDecision } from "./record-review-decision.ts";

/** Ids of profiles that are pending, or were changed since an admin reviewed them. */
export function waitingProfileIds(db: Kysely<Tables>) {
  return db
    .selectFrom("builder")
    .select("id")
    .where("review_state", "=", sql.lit("pending-review"))
    .union(
      db
        .selectFrom("review")
        .select(sql<BuilderId>`${sql.ref("builder_id")}`.as("id"))
        .where("waiting_since", "is not", null)
        .where("builder_id", "is not", null),
    );
}

/** Ids of projects that wait for review. */
export function waitingProjectIds(db: Kysely<Tables>) {
  return db
    .selectFrom("portfolio_project")
    .select("id")
    .where("review_state", "=", sql.lit("pending-review"))
    .union(
      db
        .selectFrom("review")
        .select(sql<ProjectId>`${sql.ref("project_id")}`.as("id"))
        .where("waiting_since", "is not", null)
        .where("project_id", "is not", null),
    );
}

/** `it` with its review `r`. Items that were imported have no review yet. */
const waitingProfiles = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  db
    .selectFrom(waitingProfileIds(db).as("ids"))
    .innerJoin("builder as it", "it.id", "ids.id")
    .leftJoin("review as r", "r.builder_id", "it.id")
    .select(({ fn }) => [
      fn.toJson("it").as("builder"),
      copiesOf(sql`${earlierPictures("r.earlier")} || ${sql.ref("it.company_logo")}`),
      "r.earlier",
      "r.held",
      fn.countAll<number>().over().as("total"),
      fn.coalesce("r.waiting_since", "it.created_at").as("since"),
    ])
    .orderBy("since")
    .orderBy("it.id")
    .limit(given("limit")),
);

const waitingProjects = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  db
    .selectFrom(waitingProjectIds(db).as("ids"))
    .innerJoin("portfolio_project as it", "it.id", "ids.id")
    .leftJoin("review as r", "r.project_id", "it.id")
    .leftJoin("builder as b", "b.id", "it.builder_id")
    .select(({ fn }) => [
      jsonWithout("portfolio_project", "it", ["terms"]).as("project"),
      copiesOf(
        sql`${earlierPictures("r.earlier")} || ${allOf("it.project_images", "it.main_image")}`,
      ),
      "r.earlier",
      "b.name as builder_name",
      fn.countAll<number>().over().as("total"),
      fn.coalesce("r.waiting_since", "it.created_at").as("since"),
    ])
    .orderBy("since")
    .orderBy("it.id")
    .limit(given("limit")),
);

/** Reviews in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresModerationRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): ModerationRepository {
  return {
    async list(limit) {
      const [profileRows, projectRows] = await Promise.all([
        waitingProfiles(em, { limit }),
        waitingProjects(em, { limit }),
      ]);
      return {
        profiles: profileRows.map(({ builder, held, copies, earlier, since }) => ({
          profile: {
            ...toBuilderProfile(builder),
            reviewReason: null,
            held,
            pictureCopies: copies ?? {},
          },
          earlier: earlier as Partial<ProfileForm> | null,
          waitingSince: since,
        })),
        projects: projectRows.map(({ project, copies, builder_name, earlier, since }) => ({
          project: toOwnProject(project, copies ?? {}),
          builderName: builder_name,
          earlier: earlier as Partial<ReviewedProject> | null,
          waitingSince: since,
        })),
        totals: { profiles: profileRows[0]?.total ?? 0, projects: projectRows[0]?.total ?? 0 },
      };
    },

    async findProfile(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("builder as b")
          .leftJoin("review as r", "r.builder_id", "b.id")
          .select(({ fn }) => [fn.toJson("b").as("builder"), "r.held"])
          .where("b.id", "=", id),
      );
      return row ? { ...toBuilderProfile(row.builder), held: row.held } : null;
    },

    decideProfile: ({ profile, before, isFromQueue, letters, audit, ...decision }) =>
      inTransaction(em, profile.id, async (em) => {
        const { id, reviewState, updatedAt, name, website, email, phone } = profile;
        if (reviewState === "approved") await assertNotSuspended(em, id);
        const changes = { review_state: reviewState, updated_at: updatedAt };
        const saved = await run(em, (db) =>
          db
            .updateTable("builder")
            .set({ ...changes, name, website, email, phone, search_text: searchTextOf(profile) })
            .where("id", "=", id)
            .where("updated_at", "=", before.updatedAt)
            .where("review_state", "=", before.reviewState)
            .returning("id"),
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        if (name !== before.name) await queueInsuredName(em, id, decision.at);
        await recordReviewDecision(em, {
          column: "builder_id",
          id,
          looked: toProfileForm(profile),
          held: profile.held,
          waitingSince: reviewState === "approved" && profile.held ? decision.at : null,
          mustWait: isFromQueue && before.reviewState !== "pending-review",
          ...decision,
        });
        await writeMessages(em, letters, enqueue);
        await writeAuditEvent(em, { kind: "builder", id, at: decision.at }, audit);
      }),

    decideProject: ({ project, before, isFromQueue, letters, audit, ...decision }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, reviewState, featured, featuredRequested } = project;
        const changes = { review_state: reviewState, featured };
        const saved = await run(em, (db) =>
          db
            .updateTable("portfolio_project")
            .set({ ...changes, featured_requested: featuredRequested })
            .where("id", "=", id)
            .where("updated_at", "=", before.updatedAt)
            .where("review_state", "=", before.reviewState)
            .returning("id"),
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        const looked = toReviewedProject(project);
        await recordReviewDecision(em, {
          column: "project_id",
          id,
          looked,
          held: null,
          waitingSince: null,
          mustWait: isFromQueue && before.reviewState !== "pending-review",
          ...decision,
        });
        await writeMessages(em, letters, enqueue);
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: decision.at }, audit);
      }),
  };
}

type ProjectRow = Omit<JsonRow<PortfolioProjectRow>, "terms">;

function toOwnProject(row: ProjectRow, pictureCopies: PictureCopies): MyProject {
  const { featured_requested: featuredRequested } = row;
  return { ...toPortfolioProject(row), featuredRequested, reviewReason: null, pictureCopies };
}

/**
 * Locks the owner's account until `em`'s transaction ends, so that it can't be suspended meanwhile.
 * Throws StaleWriteError when it is suspended.
 */
async function assertNotSuspended(em: EntityManager, id: BuilderId): Promise<void> {
  const owner = await runOne(em, (db) =>
    db
      .selectFrom("users as u")
      .innerJoin("builder as b", "b.user_id", "u.id")
      .select("u.suspended_at")
      .where("b.id", "=", id)
      .forShare("u"),
  );
  if (owner?.suspended_at) throw new StaleWriteError(id);
}
