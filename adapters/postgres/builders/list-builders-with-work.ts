import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import {
  type BuilderWithWork,
  workLimit,
} from "../../../domain/builder-profiles/listed-builder.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { statedLabel, withImage } from "../portfolio/project-card.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { shownPictureOf } from "../sql/linked-pictures.ts";
import { isListed, isPublished } from "../sql/published.ts";
import { anyOf, run, type Tables } from "../sql/run.ts";

/** The latest published projects of `builder as b`, newest first. */
function latestWork() {
  const { selectFrom } = expressionBuilder<Tables & { b: Tables["builder"] }, "b">();
  return jsonArrayFrom(
    selectFrom("portfolio_project as p")
      .select(["p.id", "p.title", "p.size", "p.project_type as projectType"])
      .select(["p.event_name as eventName", "p.year"])
      .select([shownPictureOf("p.image_url").as("imageUrl"), statedLabel])
      .whereRef("p.builder_id", "=", "b.id")
      .where(isPublished)
      .orderBy("p.created_at", "desc")
      .orderBy("p.id", "desc")
      .limit(sql.lit(workLimit)),
  );
}

/** The listed builders with these ids and their latest projects, in one statement. */
export async function listBuildersWithWork(
  em: EntityManager,
  ids: readonly BuilderId[],
): Promise<BuilderWithWork[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await run(em, (db) =>
    db
      .selectFrom("builder as b")
      .select(["b.id", "b.name", "b.city", "b.state", "b.country"])
      .select([shownPictureOf("b.company_logo").as("companyLogo"), latestWork().as("work")])
      .where("b.id", "=", anyOf(known))
      .where(isListed),
  );
  return rows.map((row) => ({ ...row, work: row.work.map(withImage) }));
}
