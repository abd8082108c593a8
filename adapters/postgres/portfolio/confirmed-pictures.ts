import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { withConfirmed, withoutPictures } from "../../../domain/portfolio/confirmed-pictures.ts";
import { toReviewedProject } from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { enqueueReview } from "../shared/enqueue-review.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { momentOf } from "../sql/moment.ts";
import { run } from "../sql/run.ts";
import { toPortfolioProject, toPortfolioProjectRow } from "./portfolio-project-mapper.ts";

/**
 * Stores a draft made from a job, in the transaction of `em`; its pictures join a project that is
 * there already, which is enqueued for review.
 */
export async function showConfirmed(em: EntityManager, draft: PortfolioProject): Promise<void> {
  const [before] = await readProjects(em, sql<boolean>`p.id = ${draft.id}`);
  if (!before) {
    const row = toPortfolioProjectRow(draft);
    await run(em, (db) => db.insertInto("portfolio_project").values(row));
    return;
  }
  const { id, confirmedPictures, updatedAt } = draft;
  const project = withConfirmed(before, confirmedPictures, updatedAt);
  await savePictures(em, project);
  const earlier = before.reviewState === "approved" ? toReviewedProject(before) : null;
  await enqueueReview(em, { column: "project_id", id, since: project.updatedAt }, earlier);
}

/**
 * Removes confirmed pictures from all projects of their builder, and from what admins see as earlier
 * versions of these, in the transaction of `em`.
 */
export async function withdrawConfirmed(
  em: EntityManager,
  builderId: BuilderId,
  pictures: readonly string[],
): Promise<void> {
  if (pictures.length === 0) return;
  const shown = sql<boolean>`p.builder_id = ${builderId}
    and p.confirmed_pictures && ${[...pictures]}::text[]`;
  for (const project of await readProjects(em, shown)) {
    await savePictures(em, withoutPictures(project, pictures, momentOf(em)));
    const earlier = earlierWithout(pictures);
    await run(em, (db) =>
      db.updateTable("review").set({ earlier }).where("project_id", "=", project.id),
    );
  }
}

/** The earlier version's fields without these pictures. */
const earlierWithout = (pictures: readonly string[]) => {
  const isGone = (value: string) => sql`${sql.raw(value)} #>> '{}' = any(${[...pictures]}::text[])`;
  return sql<Record<string, unknown>>`(
    select jsonb_object_agg(key, case
      when ${isGone("value")} then 'null'
      when jsonb_typeof(value) = 'array' then (
        select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(value) each where not ${isGone("each")}
      )
      else value end)
    from jsonb_each(earlier))`;
};

async function readProjects(em: EntityManager, where: ReturnType<typeof sql<boolean>>) {
  const rows = await run(em, (db) =>
    db
      .selectFrom("portfolio_project as p")
      .select(jsonWithout("portfolio_project", "p", ["terms"]).as("project"))
      .where(where)
      .forUpdate(),
  );
  return rows.map(({ project }) => toPortfolioProject(project));
}

async function savePictures(em: EntityManager, project: PortfolioProject): Promise<void> {
  const row = toPortfolioProjectRow(project);
  const { main_image, project_images, image_url } = row;
  const { built_pictures, renderings, confirmed_pictures, updated_at } = row;
  const pictures = { main_image, project_images, image_url, built_pictures, renderings };
  await run(em, (db) =>
    db
      .updateTable("portfolio_project")
      .set({ ...pictures, confirmed_pictures, updated_at })
      .where("id", "=", project.id),
  );
}
