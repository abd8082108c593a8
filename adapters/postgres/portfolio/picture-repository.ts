import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import type { PictureRepository } from "../../../domain/pictures/ports.ts";
import { run, runPatiently, type Tables } from "../sql/run.ts";

const projectTexts = [
  "description",
  "challenge_brief",
  "our_solution",
  "technology_used",
  "materials",
  "success_metrics",
  "lead_generation",
  "visitor_engagement",
  "awards_recognition",
  "client_testimonial",
] as const;
const showTexts = [
  "description",
  "body",
  "schedule_agenda",
  "key_speakers_exhibitors",
  "previous_year_stats",
  "contact_information",
] as const;

/** All columns that may hold a picture's URL as a value. */
function shownAddresses(db: Kysely<Tables>) {
  const unnested = (lists: RawBuilder<unknown>) => sql<string | null>`unnest(${lists})`.as("url");
  return db
    .selectFrom("portfolio_project")
    .select(({ ref }) =>
      unnested(sql`${ref("project_images")} || array[${ref("main_image")}, ${ref("image_url")}]`),
    )
    .unionAll(
      db
        .selectFrom("builder")
        .select(({ ref }) => unnested(sql`${ref("portfolio_images")} || ${ref("company_logo")}`)),
    )
    .unionAll(
      db
        .selectFrom("trade_show")
        .select(({ ref }) =>
          unnested(
            sql`${ref("image_gallery")} || ${ref("floor_plan_map")} || array[${ref("featured_image")}]`,
          ),
        ),
    )
    .unionAll(
      db
        .selectFrom("blog_post")
        .select(({ ref }) =>
          unnested(sql`${ref("gallery_images")} || array[${ref("featured_image")}]`),
        ),
    )
    .unionAll(db.selectFrom("users").select("profile_image_url as url"))
    .unionAll(db.selectFrom("linked_picture").select("copy as url"));
}

/** All texts that may contain a picture's URL in markup. */
function markedUpTexts(db: Kysely<Tables>) {
  const joined = (columns: Expression<unknown>[]) =>
    sql<string>`concat_ws(' ', ${sql.join(columns)})`.as("markup");
  return db
    .selectFrom("blog_post")
    .select(({ ref }) => joined([ref("description"), ref("body")]))
    .unionAll(
      db
        .selectFrom("trade_show")
        .select(({ ref }) => joined(showTexts.map((column) => ref(column)))),
    )
    .unionAll(
      db
        .selectFrom("portfolio_project")
        .select(({ ref }) => joined(projectTexts.map((column) => ref(column)))),
    )
    .unionAll(
      db
        .selectFrom("review")
        .select(({ cast }) => cast<string>("earlier", "text").as("markup"))
        .where("earlier", "is not", null),
    );
}

/** Uploads in PostgreSQL. Needs the request's own `em`. */
export function createPostgresPictureRepository(em: EntityManager): PictureRepository {
  return {
    async noteUpload({ key, userId, at }) {
      await run(em, (db) =>
        db
          .insertInto("picture")
          .values({ key, uploaded_by: userId, uploaded_at: at })
          .onConflict((conflict) =>
            conflict
              .column("key")
              .doUpdateSet(({ ref }) => ({ uploaded_at: ref("excluded.uploaded_at") })),
          ),
      );
    },

    async listUnused(before, limit) {
      const rows = await runPatiently(em, (db) =>
        db
          .with("shown", () => shownAddresses(db))
          .with("written", () => markedUpTexts(db))
          .with(
            (cte) => cte("hashes").materialized(),
            (db) =>
              db
                .selectFrom("shown")
                .select(({ ref }) =>
                  sql<
                    string | null
                  >`substring(${ref("url")} from '^/img/media/([0-9a-f]{32})-')`.as("hash"),
                )
                .where("url", "like", sql.lit("/img/media/%"))
                .union(
                  db
                    .selectFrom("written")
                    .select(({ ref }) =>
                      sql<
                        string | null
                      >`(regexp_matches(${ref("markup")}, '/img/media/([0-9a-f]{32})-', 'g'))[1]`.as(
                        "hash",
                      ),
                    )
                    .where("markup", "like", sql.lit("%/img/media/%")),
                ),
          )
          .selectFrom("picture")
          .select("key")
          .where("uploaded_at", "<", before)
          // not `not in`, which for lists larger than the work memory is scanned once per picture
          .where(({ not, exists, selectFrom, ref }) =>
            not(
              exists(
                selectFrom("hashes").where(
                  "hash",
                  "=",
                  sql<string>`left(${ref("picture.key")}, 32)`,
                ),
              ),
            ),
          )
          .orderBy("uploaded_at")
          .limit(limit),
      );
      return rows.map(({ key }) => key);
    },

    forget: (key, before, dispose) =>
      em.transactional(async (em) => {
        // until the transaction ends, `noteUpload` of the same picture waits for this row
        const forgotten = await run(em, (db) =>
          db
            .deleteFrom("picture")
            .where("key", "=", key)
            .where("uploaded_at", "<", before)
            .returning("key"),
        );
        if (forgotten.length > 0) await dispose(key);
      }),
  };
}
