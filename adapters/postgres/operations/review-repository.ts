import type { EntityManager } from "@mikro-orm/postgresql";
import type { HeldChanges } from "../../../domain/builder-profiles/my-profile/own-profile.ts";
import type { ProfileForm } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { toProfileForm } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { searchTextOf } from "../../../domain/builder-profiles/search-text.ts";
import type { OwnProject } from "../../../domain/portfolio/my-portfolio/own-project.ts";
import {
  type ReviewedProject,
  toReviewedProject,
} from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { ReviewRepository } from "../../../domain/reviews/ports.ts";
import { StaleWriteError } from "../../../domain/shared/stale-write.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toPortfolioProject } from "../portfolio/portfolio-project-mapper.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { settleReview } from "./settle-review.ts";
import { writeAuditEvent } from "./write-audit-event.ts";

type Waiting = { earlier: object | null; since: string; total: string };
type ProfileRow = Waiting & { builder: Stored<BuilderRow>; held: HeldChanges | null };
type ProjectRow = Waiting & { project: Stored<PortfolioProjectRow>; builder_name: string | null };

/** Whatever is pending, and whatever was changed since an admin looked. What came by itself has no review yet. */
const waiting = (table: string, column: string) => `
  (select id from ${table} where review_state = 'pending-review'
   union select ${column} from review where waiting_since is not null and ${column} is not null) ids
  join ${table} it on it.id = ids.id
  left join review r on r.${column} = it.id`;
const order = "order by since, it.id limit $1";

const profiles = `select to_json(it) as builder, r.earlier, r.held, count(*) over () as total,
    coalesce(r.waiting_since, it.created_at) as since
  from ${waiting("builder", "builder_id")} ${order}`;

const projects = `select to_jsonb(it) - 'terms' as project, r.earlier, count(*) over () as total,
    coalesce(r.waiting_since, it.created_at) as since, b.name as builder_name
  from ${waiting("portfolio_project", "project_id")}
  left join builder b on b.id = it.builder_id ${order}`;

/** Keeps reviews in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters. */
export function createPostgresReviewRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): ReviewRepository {
  return {
    async list(limit) {
      const [profileRows, projectRows] = await Promise.all([
        runSql<ProfileRow>(em, profiles, [limit]),
        runSql<ProjectRow>(em, projects, [limit]),
      ]);
      return {
        profiles: profileRows.map(({ builder, held, earlier, since }) => ({
          profile: { ...toBuilderProfile(builder), reviewReason: null, held },
          earlier: earlier as Partial<ProfileForm> | null,
          waitingSince: new Date(since),
        })),
        projects: projectRows.map(({ project, builder_name, earlier, since }) => ({
          project: toOwnProject(project),
          builderName: builder_name,
          earlier: earlier as Partial<ReviewedProject> | null,
          waitingSince: new Date(since),
        })),
        totals: { profiles: totalOf(profileRows), projects: totalOf(projectRows) },
      };
    },

    async findProfile(id) {
      if (!isUuid(id)) return null;
      const sql = `select to_json(b) as builder, r.held from builder b
        left join review r on r.builder_id = b.id where b.id = $1`;
      const [row] = await runSql<Pick<ProfileRow, "builder" | "held">>(em, sql, [id]);
      return row ? { ...toBuilderProfile(row.builder), held: row.held } : null;
    },

    decideProfile: ({ profile, before, letters, audit, ...decision }) =>
      inTransaction(em, profile.id, async (em) => {
        const { id, reviewState, updatedAt, name, website, email, phone } = profile;
        const saved = await runSql(
          em,
          `update builder set review_state = $2, updated_at = $5, name = $6, website = $7, email = $8,
             phone = $9, search_text = $10
           where id = $1 and updated_at = $3 and review_state = $4 returning id`,
          [
            ...[id, reviewState, before.updatedAt, before.reviewState, updatedAt],
            ...[name, website, email, phone, searchTextOf(profile)],
          ],
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        await settleReview(em, {
          column: "builder_id",
          id,
          looked: toProfileForm(profile),
          ...decision,
        });
        await writeMessages(em, letters, enqueue);
        await writeAuditEvent(em, { kind: "builder", id, at: decision.at }, audit);
      }),

    decideProject: ({ project, before, letters, audit, ...decision }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, reviewState, featured, featuredRequested } = project;
        const saved = await runSql(
          em,
          `update portfolio_project set review_state = $2, featured = $3, featured_requested = $4
           where id = $1 and updated_at = $5 and review_state = $6 returning id`,
          [id, reviewState, featured, featuredRequested, before.updatedAt, before.reviewState],
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        const looked = toReviewedProject(project);
        await settleReview(em, { column: "project_id", id, looked, ...decision });
        await writeMessages(em, letters, enqueue);
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: decision.at }, audit);
      }),
  };
}

function totalOf([first]: Waiting[]): number {
  return Number(first?.total ?? 0);
}

function toOwnProject(row: Stored<PortfolioProjectRow>): OwnProject {
  const { featured_requested: featuredRequested } = row;
  return { ...toPortfolioProject(row), featuredRequested, reviewReason: null };
}
