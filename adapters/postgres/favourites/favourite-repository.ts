import type { EntityManager } from "@mikro-orm/postgresql";
import { type Compilable, type Kysely, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { FavouriteType } from "../../../domain/favourites/favourite.ts";
import type { FavouriteRepository } from "../../../domain/favourites/ports.ts";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import { builderCard } from "../builders/list-builder-cards.ts";
import { projectCard, withImage } from "../portfolio/project-card.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { isListed, isPublished } from "../sql/published.ts";
import { anyOf, run, runOne, type Tables } from "../sql/run.ts";

/** Favourites in PostgreSQL. Needs the request's own `em`. */
export function createPostgresFavouriteRepository(em: EntityManager): FavouriteRepository {
  return {
    async among(userId, itemType, itemIds) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("favourite")
          .select("item_id as id")
          .where("user_id", "=", userId)
          .where("item_type", "=", itemType)
          .where("item_id", "=", anyOf(itemIds.filter(isUuid))),
      );
      return rows.map(({ id }) => id);
    },

    async count({ itemType, itemId }) {
      if (!isUuid(itemId)) return 0;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("favourite")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("item_type", "=", itemType)
          .where("item_id", "=", itemId),
      );
      return row?.count ?? 0;
    },

    async toggle(userId, { itemType, itemId }, most) {
      if (!isUuid(itemId)) return "missing";
      return em.transactional(async (em) => {
        // serializes a person's toggles, so that the limit holds under concurrency
        const known = await run(em, (db) =>
          db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate(),
        );
        if (known.length === 0) return "missing";
        const removed = await run(em, (db) =>
          db
            .deleteFrom("favourite")
            .where("user_id", "=", userId)
            .where("item_type", "=", itemType)
            .where("item_id", "=", itemId)
            .returning("id"),
        );
        if (removed.length > 0) return "removed";
        const shown = await run(em, (db) => publicItem(db, itemType, itemId));
        if (shown.length === 0) return "missing";
        const added = await run(em, (db) =>
          db
            .insertInto("favourite")
            .columns(["user_id", "item_type", "item_id", "created_at"])
            .expression(({ cast, val }) =>
              db
                .selectNoFrom([
                  cast(val(userId), "uuid").as("user_id"),
                  cast(val(itemType), "text").as("item_type"),
                  cast(val(itemId), "uuid").as("item_id"),
                  cast(val(momentOf(em)), "timestamptz").as("created_at"),
                ])
                .where(
                  ({ selectFrom }) =>
                    selectFrom("favourite")
                      .select(({ fn }) => fn.countAll<number>().as("count"))
                      .where("user_id", "=", userId),
                  "<",
                  most,
                ),
            )
            .returning("id"),
        );
        return added.length > 0 ? "added" : "full";
      });
    },

    async list(userId) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("favourite as f")
          .select(({ selectFrom }) => [
            "f.item_type as itemType",
            "f.item_id as itemId",
            "f.created_at as createdAt",
            jsonObjectFrom(
              selectFrom("portfolio_project as p")
                .select(projectCard)
                .where("f.item_type", "=", sql.lit("portfolio_project"))
                .whereRef("p.id", "=", "f.item_id")
                .where(isPublished),
            ).as("project"),
            jsonObjectFrom(
              selectFrom("builder as b")
                .select(builderCard)
                .where("f.item_type", "=", sql.lit("builder"))
                .whereRef("b.id", "=", "f.item_id")
                .where(isListed),
            ).as("builder"),
          ])
          .where("f.user_id", "=", userId)
          .orderBy("f.created_at", "desc")
          .orderBy("f.id", "desc"),
      );
      return rows.map(({ project, ...row }) => ({
        ...row,
        project: project && withImage(project),
      }));
    },
  };
}

/** The item, if it is public. */
function publicItem(
  db: Kysely<Tables>,
  itemType: FavouriteType,
  itemId: string,
): Compilable<object> {
  return itemType === "builder"
    ? db.selectFrom("builder as b").where("b.id", "=", sql<BuilderId>`${itemId}`).where(isListed)
    : db
        .selectFrom("portfolio_project as p")
        .where("p.id", "=", sql<ProjectId>`${itemId}`)
        .where(isPublished);
}
