import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { LinkedPictureRepository } from "../../../domain/pictures/ports.ts";
import { allOf, copiesKind, hashOf, isLink } from "../sql/linked-pictures.ts";
import { momentOf } from "../sql/moment.ts";
import { run, runPatiently, type Tables } from "../sql/run.ts";

/** All columns that may hold a link to a picture; markup holds none. */
function shownLinks(db: Kysely<Tables>) {
  const unnested = (list: RawBuilder<unknown>) => sql<string>`unnest(${list})`.as("url");
  const pictures = db
    .selectFrom("portfolio_project")
    .select(unnested(allOf("project_images", "main_image")))
    .unionAll(db.selectFrom("builder").select(unnested(allOf("portfolio_images", "company_logo"))))
    .unionAll(
      db
        .selectFrom("trade_show")
        .select(unnested(allOf("image_gallery", "floor_plan_map", "featured_image"))),
    )
    .unionAll(
      db.selectFrom("blog_post").select(unnested(allOf("gallery_images", "featured_image"))),
    )
    .unionAll(db.selectFrom("review").select(unnested(earlierPictures("earlier"))));
  return db
    .selectFrom(pictures.as("pictures"))
    .select("url")
    .distinct()
    .where(isLink(sql.ref("url")));
}

/** Pictures in the earlier version of a project or profile that a review compares with. */
export const earlierPictures = (column: string) => {
  const earlier = sql.ref(column);
  return sql<string[]>`array[${earlier}->>'companyLogo', ${earlier}->>'mainImage']
    || array(select jsonb_array_elements_text(coalesce(${earlier}->'projectImages', '[]')))`;
};

/** Linked pictures in PostgreSQL. Needs the request's own `em`. */
export function createPostgresLinkedPictureRepository(em: EntityManager): LinkedPictureRepository {
  const hash = (url: string) => hashOf(sql`${url}::text`);
  return {
    async noteShown() {
      await runPatiently(em, (db) =>
        db
          .insertInto("linked_picture")
          .columns(["hash", "url", "next_try_at", "created_at"])
          .expression(
            db
              .selectFrom(shownLinks(db).as("links"))
              .select([hashOf(sql.ref("links.url")).as("hash"), "links.url"])
              .select(({ cast, val }) => [
                cast(val(momentOf(em)), "timestamptz").as("next_try_at"),
                cast(val(momentOf(em)), "timestamptz").as("created_at"),
              ]),
          )
          .onConflict((conflict) => conflict.column("hash").doNothing()),
      );
    },

    async forgetUnshown(before) {
      await runPatiently(em, (db) =>
        db
          .deleteFrom("linked_picture")
          .where("created_at", "<", before)
          .where(({ not, exists, ref }) =>
            not(
              exists(
                db
                  .selectFrom(shownLinks(db).as("links"))
                  .where(hashOf(sql.ref("links.url")), "=", ref("linked_picture.hash")),
              ),
            ),
          ),
      );
    },

    claimDue: ({ at, until, limit }) =>
      run(em, (db) => {
        const due = db
          .selectFrom("linked_picture")
          .select("hash")
          .where("state", "=", "waiting")
          .where("next_try_at", "<=", at)
          .orderBy("next_try_at")
          .limit(limit)
          .forUpdate()
          .skipLocked();
        return db
          .updateTable("linked_picture")
          .set(({ eb }) => ({ tries: eb("tries", "+", 1), next_try_at: until }))
          .where("hash", "=", sql<string>`any (array(${due}))`)
          .returning(["url", "tries"]);
      }),

    async saveCopy(url, address) {
      await run(em, (db) =>
        db
          .with("saved", (db) =>
            db
              .updateTable("linked_picture")
              .set({ state: "copied", copy: address, last_problem: null })
              .where("hash", "=", hash(url))
              .returning("hash"),
          )
          .insertInto("content_version")
          .columns(["kind", "version"])
          .expression((eb) =>
            eb
              .selectFrom("saved")
              .select([
                sql<string>`${sql.lit(copiesKind)}`.as("kind"),
                sql<number>`1`.as("version"),
              ]),
          )
          .onConflict((conflict) =>
            conflict
              .column("kind")
              .doUpdateSet({ version: sql<number>`content_version.version + 1` }),
          ),
      );
    },

    async saveFailure(url, { problem, nextTryAt }) {
      await run(em, (db) =>
        db
          .updateTable("linked_picture")
          .set({
            last_problem: problem,
            state: nextTryAt === null ? "failed" : "waiting",
            ...(nextTryAt && { next_try_at: nextTryAt }),
          })
          .where("hash", "=", hash(url))
          .where("state", "=", "waiting"),
      );
    },
  };
}
