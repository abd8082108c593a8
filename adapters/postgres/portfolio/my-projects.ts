import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, sql } from "kysely";
import type { MyProject } from "../../../domain/portfolio/my-portfolio/my-project.ts";
import { toReviewedProject } from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { PortfolioRepository } from "../../../domain/portfolio/ports.ts";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { enqueueReview } from "../shared/enqueue-review.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { allOf, copiesOf, noteLinkedPictures, type QueueCopies } from "../sql/linked-pictures.ts";
import { momentOf } from "../sql/moment.ts";
import { compileOnce, inTransaction, type QueryValues, run, type Tables } from "../sql/run.ts";
import { toPortfolioProject, toPortfolioProjectRow } from "./portfolio-project-mapper.ts";

/** Builders' writes to their own projects. */
export function myProjects(
  em: EntityManager,
  queueCopies: QueueCopies,
): Pick<PortfolioRepository, "listOwn" | "findOwn" | "add" | "change" | "remove"> {
  return {
    async listOwn(id, { limit, after }) {
      if (!isUuid(id)) return { items: [], next: null, total: 0 };
      const position = givenPosition(after);
      const rows = await listOwn(em, { ...position, builderId: id, limit: limit + 1 });
      const total = rows[0]?.total ?? 0;
      const own = rows.map(toOwnProject);
      return { ...toPage(own, limit, ({ createdAt, id }) => ({ at: createdAt, id })), total };
    },

    async findOwn(id) {
      if (!isUuid(id)) return null;
      const [row] = await findOwn(em, { id });
      return row ? toOwnProject(row) : null;
    },

    add: ({ project, audit }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, createdAt: since, featuredRequested } = project;
        const row = toPortfolioProjectRow(project, { featuredRequested });
        await run(em, (db) => db.insertInto("portfolio_project").values(row));
        await noteLinkedPictures(em, queueCopies, picturesOf(project));
        await enqueueReview(em, { column: "project_id", id, since }, null);
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: since }, audit);
      }),

    change: ({ project, before, isToBeReviewed, audit }) =>
      inTransaction(em, project.id, async (em) => {
        const { id, updatedAt: since, featuredRequested } = project;
        const row = toPortfolioProjectRow(project, { featuredRequested });
        const { updatedAt, reviewState, featured } = before;
        const saved = await run(em, (db) =>
          db
            .updateTable("portfolio_project")
            .set(ownColumns(row))
            .where("id", "=", id)
            .where("updated_at", "=", updatedAt)
            .where("review_state", "=", reviewState)
            .where("featured", "=", featured)
            .returning("id"),
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        await noteLinkedPictures(em, queueCopies, picturesOf(project), picturesOf(before));
        if (isToBeReviewed) {
          const earlier = reviewState === "approved" ? toReviewedProject(before) : null;
          await enqueueReview(em, { column: "project_id", id, since }, earlier);
        }
        await writeAuditEvent(em, { kind: "portfolio-project", id, at: since }, audit);
      }),

    remove: ({ id, audit }) =>
      inTransaction(em, id, async (em) => {
        await run(em, (db) =>
          db
            .deleteFrom("favourite")
            .where("item_type", "=", sql.lit("portfolio_project"))
            .where("item_id", "=", id),
        );
        await run(em, (db) => db.deleteFrom("portfolio_project").where("id", "=", id));
        // the next sync trashes its page
        await run(em, (db) =>
          db
            .updateTable("content_page")
            .set({ removed_at: momentOf(em) })
            .where("item_id", "=", id),
        );
        await writeAuditEvent(em, { kind: "portfolio-project", id }, audit);
      }),
  };
}

/** This site's copies of the pictures that `portfolio_project as p` links. */
export const projectCopies = copiesOf(allOf("p.project_images", "p.main_image"));

const picturesOf = ({ mainImage, projectImages }: MyProject) => [mainImage, ...projectImages];

/** `portfolio_project as p` as its owner sees it. */
function ownOnes(db: Kysely<Tables>) {
  return db
    .selectFrom("portfolio_project as p")
    .leftJoin("review as r", "r.project_id", "p.id")
    .select([jsonWithout("portfolio_project", "p", ["terms"]).as("project"), "r.reason"])
    .select(projectCopies);
}

type OfBuilder = GivenPosition & { builderId: BuilderId; limit: number };

const listOwn = gatherOnce((db, given: QueryValues<OfBuilder>) =>
  ownOnes(db)
    .select(({ selectFrom, fn }) =>
      selectFrom("portfolio_project as all")
        .select(fn.countAll<number>().as("total"))
        .where("all.builder_id", "=", given("builderId"))
        .as("total"),
    )
    .where("p.builder_id", "=", given("builderId"))
    .where(({ eb, refTuple }) =>
      eb(refTuple("p.created_at", "p.id"), "<", positionGiven<ProjectId>(given)),
    )
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(given("limit")),
);

const findOwn = compileOnce((db, given: QueryValues<{ id: ProjectId }>) =>
  ownOnes(db).where("p.id", "=", given("id")),
);

/** The builder's columns of a project; the content source sets the others. */
function ownColumns(row: ReturnType<typeof toPortfolioProjectRow>) {
  const { title, description, industry, size, image_url, client, event_name, budget } = row;
  const { project_type, year, location, features, special_features, main_image } = row;
  const { project_images, featured, featured_requested, review_state, updated_at } = row;
  const { built_pictures, renderings } = row;
  const { challenge_brief, our_solution, success_metrics, client_testimonial } = row;
  return {
    title,
    description,
    industry,
    size,
    image_url,
    client,
    event_name,
    budget,
    project_type,
    year,
    location,
    features,
    special_features,
    main_image,
    project_images,
    built_pictures,
    renderings,
    featured,
    featured_requested,
    review_state,
    updated_at,
    challenge_brief,
    our_solution,
    success_metrics,
    client_testimonial,
    public: row.public,
  };
}

type Row = {
  project: Omit<JsonRow<PortfolioProjectRow>, "terms">;
  reason: string | null;
  copies: MyProject["pictureCopies"] | null;
};

function toOwnProject({ project: row, reason, copies }: Row): MyProject {
  const project = toPortfolioProject(row);
  const reviewReason = project.reviewState === "declined" ? reason : null;
  return {
    ...project,
    featuredRequested: row.featured_requested,
    reviewReason,
    pictureCopies: copies ?? {},
  };
}
