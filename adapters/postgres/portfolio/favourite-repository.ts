import type { EntityManager } from "@mikro-orm/postgresql";
import type { Favourite } from "../../../domain/favourites/favourite.ts";
import type { FavouriteRepository } from "../../../domain/favourites/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";

type Row = Omit<Favourite, "createdAt"> & { createdAt: string };

const isPublic = {
  portfolio_project:
    "select from portfolio_project p where p.id = $1 and p.review_state = 'approved' and p.public",
  builder: "select from builder b where b.id = $1 and b.review_state = 'approved' and b.public",
};

const list = `select f.item_type as "itemType", f.item_id as "itemId", f.created_at as "createdAt",
    case when p.id is not null then json_build_object(
      'id', p.id, 'title', p.title, 'client', p.client, 'industry', p.industry, 'size', p.size,
      'projectType', p.project_type, 'location', p.location, 'year', p.year, 'featured', p.featured,
      'imageUrl', p.image_url, 'features', p.features[1:3], 'featureCount', cardinality(p.features)
    ) end as project,
    case when b.id is not null then json_build_object(
      'id', b.id, 'name', b.name, 'city', b.city, 'state', b.state, 'rating', b.rating,
      'reviewCount', b.review_count, 'description', b.description, 'specialties', b.specialties
    ) end as builder
  from favourite f
  left join portfolio_project p on f.item_type = 'portfolio_project' and p.id = f.item_id
    and p.review_state = 'approved' and p.public
  left join builder b on f.item_type = 'builder' and b.id = f.item_id
    and b.review_state = 'approved' and b.public
  where f.user_id = $1 order by f.created_at desc, f.id desc`;

/** Keeps favourites in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresFavouriteRepository(em: EntityManager): FavouriteRepository {
  return {
    async among(userId, itemType, itemIds) {
      const rows = await runSql<{ id: string }>(
        em,
        `select item_id as id from favourite
         where user_id = $1 and item_type = $2 and item_id = any ($3::uuid[])`,
        [userId, itemType, itemIds.filter(isUuid)],
      );
      return rows.map(({ id }) => id);
    },

    async count({ itemType, itemId }) {
      if (!isUuid(itemId)) return 0;
      const sql =
        "select count(*)::int as count from favourite where item_type = $1 and item_id = $2";
      const [row] = await runSql<{ count: number }>(em, sql, [itemType, itemId]);
      return row?.count ?? 0;
    },

    async toggle(userId, { itemType, itemId }, most) {
      if (!isUuid(itemId)) return "missing";
      return em.transactional(async (em) => {
        // A person's toggles stand in line: neither a mark nor the bound is overrun by many at once.
        const known = await runSql(em, "select id from users where id = $1 for no key update", [
          userId,
        ]);
        if (known.length === 0) return "missing";
        const mark = [userId, itemType, itemId];
        const removed = await runSql(
          em,
          "delete from favourite where user_id = $1 and item_type = $2 and item_id = $3 returning id",
          mark,
        );
        if (removed.length > 0) return "removed";
        if ((await runSql(em, isPublic[itemType], [itemId])).length === 0) return "missing";
        const added = await runSql(
          em,
          `insert into favourite (user_id, item_type, item_id)
           select $1, $2, $3::uuid where (select count(*) from favourite where user_id = $1) < $4
           returning id`,
          [...mark, most],
        );
        return added.length > 0 ? "added" : "full";
      });
    },

    async list(userId) {
      const rows = await runSql<Row>(em, list, [userId]);
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
    },
  };
}
