import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { NearProjects } from "../../../domain/portfolio/portfolio-project.ts";
import { similarArea } from "../../../domain/shared/booth-area.ts";
import type { ProjectId } from "../../../domain/shared/id.ts";
import { batchReads } from "../sql/batch-reads.ts";
import { isPublished } from "../sql/published.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";
import { projectCard, withImage } from "./project-card.ts";

const maxSimilar = 3;
/** Number of newest projects that are compared. */
const recent = 300;

const [least, most] = [sql.lit(similarArea.least), sql.lit(similarArea.most)];
/** Similarity: same type counts most, then about the same size and the same industry. */
const likeness = sql<number>`(case when ${sql.ref("p.project_type")} = ${sql.ref("seen.project_type")} then 3 else 0 end
  + case when ${sql.ref("p.booth_area")} between ${sql.ref("seen.booth_area")} * ${least}::float8
      and ${sql.ref("seen.booth_area")} * ${most}::float8 then 2 else 0 end
  + case when ${sql.ref("p.industry")} = ${sql.ref("seen.industry")} then 2 else 0 end)`;

const readNear = compileOnce((db, given: QueryValues<{ ids: readonly ProjectId[] }>) => {
  const published = () => db.selectFrom("portfolio_project as p").where(isPublished);
  const at = sql`(${sql.ref("p.created_at")}, ${sql.ref("p.id")})`;
  const seen = sql`(${sql.ref("seen.created_at")}, ${sql.ref("seen.id")})`;
  const names = () => published().select(["p.id", "p.title"]).limit(sql.lit(1));
  const newer = names()
    .where(sql<SqlBool>`${at} > ${seen}`)
    .orderBy("p.created_at")
    .orderBy("p.id");
  const older = names()
    .where(sql<SqlBool>`${at} < ${seen}`)
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc");
  return db
    .with(
      (name) => name("newest").materialized(),
      () =>
        published()
          .select(["p.id", "p.created_at", "p.project_type", "p.booth_area", "p.industry"])
          .orderBy("p.created_at", "desc")
          .orderBy("p.id", "desc")
          .limit(sql.lit(recent)),
    )
    .selectFrom("portfolio_project as seen")
    .where("seen.id", "=", sql<ProjectId>`any(${given("ids")}::uuid[])`)
    .select("seen.id")
    .select(({ selectFrom }) => {
      const likest = selectFrom("newest as p")
        .select(["p.id", "p.created_at", likeness.as("likeness")])
        .whereRef("p.id", "<>", "seen.id")
        .where(sql<SqlBool>`${likeness} > 0`)
        .orderBy(likeness, "desc")
        .orderBy("p.created_at", "desc")
        .orderBy("p.id", "desc")
        .limit(sql.lit(maxSimilar));
      const similar = db
        .selectFrom(likest.as("likest"))
        .innerJoin("portfolio_project as p", "p.id", "likest.id")
        .select(projectCard)
        .orderBy("likest.likeness", "desc")
        .orderBy("likest.created_at", "desc")
        .orderBy("likest.id", "desc");
      return [
        jsonObjectFrom(newer).as("previous"),
        jsonObjectFrom(older).as("next"),
        jsonArrayFrom(similar).as("similar"),
      ];
    });
});

const findNear = batchReads(async (em, ids: readonly ProjectId[]) => {
  const rows = await readNear(em, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

/** Projects related to one, in a single statement that reads a bounded range of the date index. */
export async function findNearProjects(em: EntityManager, id: ProjectId): Promise<NearProjects> {
  const row = await findNear(em, id);
  return {
    previous: row?.previous ?? null,
    next: row?.next ?? null,
    similar: (row?.similar ?? []).map(withImage),
  };
}
