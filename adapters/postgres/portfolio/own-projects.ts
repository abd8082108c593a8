import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnProject } from "../../../domain/portfolio/my-portfolio/own-project.ts";
import { toReviewedProject } from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { PortfolioRepository } from "../../../domain/portfolio/ports.ts";
import { StaleWriteError } from "../../../domain/shared/stale-write.ts";
import { putBeforeAdmins } from "../operations/put-before-admins.ts";
import { writeAuditEvent } from "../operations/write-audit-event.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toPortfolioProject, toPortfolioProjectRow } from "./portfolio-project-mapper.ts";

type Row = { project: Stored<PortfolioProjectRow>; reason: string | null };

const own = (where: string) => `select to_jsonb(p) - 'terms' as project, r.reason
  from portfolio_project p left join review r on r.project_id = p.id where ${where}`;
const one = own("p.id = $1");
const page = own(`p.builder_id = $4 and (p.created_at, p.id) < ($1::timestamptz, $2::uuid)
  order by p.created_at desc, p.id desc limit $3`);

/** What else a project holds is the content source's to say. */
const ownColumns = [
  ...["title", "description", "industry", "size", "image_url", "client", "event_name", "budget"],
  ...["project_type", "year", "location", "features", "special_features", "main_image", "public"],
  ...["project_images", "featured", "featured_requested", "review_state", "updated_at"],
].join(", ");

const update = `update portfolio_project set (${ownColumns}) =
    (select ${ownColumns} from json_populate_record(null::portfolio_project, $2::json))
  where id = $1 and updated_at = $3 and review_state = $4 and featured = $5 returning id`;

/** What builders do with their own projects. */
export function ownProjects(
  em: EntityManager,
): Pick<PortfolioRepository, "listOwn" | "findOwn" | "add" | "change" | "remove"> {
  return {
    async listOwn(id, { limit, after }) {
      if (!isUuid(id)) return { items: [], next: null };
      const rows = await runSql<Row>(em, page, [...readCursor(after), limit + 1, id]);
      return toPage(rows.map(toOwnProject), limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    async findOwn(id) {
      if (!isUuid(id)) return null;
      const [row] = await runSql<Row>(em, one, [id]);
      return row ? toOwnProject(row) : null;
    },

    add: ({ project, audit }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, createdAt: since, featuredRequested } = project;
        await insertRows(em, "portfolio_project", [
          toPortfolioProjectRow(project, { featuredRequested }),
        ]);
        await putBeforeAdmins(em, { column: "project_id", id, since }, null);
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: since }, audit);
      }),

    change: ({ project, before, isToBeReviewed, audit }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, updatedAt: since, featuredRequested } = project;
        const row = toPortfolioProjectRow(project, { featuredRequested });
        const { updatedAt, reviewState, featured } = before;
        const values = [id, JSON.stringify(row), updatedAt, reviewState, featured];
        const saved = await runSql(em, update, values);
        if (saved.length === 0) throw new StaleWriteError(id);
        if (isToBeReviewed) {
          const earlier = reviewState === "approved" ? toReviewedProject(before) : null;
          await putBeforeAdmins(em, { column: "project_id", id, since }, earlier);
        }
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: since }, audit);
      }),

    remove: ({ id, audit }) =>
      inTransaction(em, id, async (em) => {
        await runSql(
          em,
          "delete from favourite where item_type = 'portfolio_project' and item_id = $1",
          [id],
        );
        await runSql(em, "delete from portfolio_project where id = $1", [id]);
        // the next sync puts its page into the trash
        await runSql(em, "update content_page set removed_at = now() where item_id = $1", [id]);
        await writeAuditEvent(em, { kind: "portfolio-project", id }, audit);
      }),
  };
}

function toOwnProject({ project: row, reason }: Row): OwnProject {
  const project = toPortfolioProject(row);
  const reviewReason = project.reviewState === "declined" ? reason : null;
  return { ...project, featuredRequested: row.featured_requested, reviewReason };
}
