import type { EntityManager } from "@mikro-orm/postgresql";
import { blogCardOf } from "../../../domain/blog/blog-card-of.ts";
import type { BlogRepository } from "../../../domain/blog/ports.ts";
import type { BlogPostRow } from "../schema/content/blog-post.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toBlogPost } from "./blog-post-mapper.ts";

type Selected = { post: Stored<BlogPostRow> };
type Carded = Parameters<typeof blogCardOf>[0];
type SelectedCard = Omit<Carded, "createdAt"> & { createdAt: string };

const oldestFirst = "p.created_at, p.id";
const wholeColumns = "to_json(p) as post";
const cardColumns =
  'p.id, p.title, p.description, p.featured_image as "featuredImage", p.created_at as "createdAt"';

// Only ids are skipped; the rows themselves are read for what is shown.
const stretch = (columns: string) =>
  `select ${columns} from (
     select p.id from blog_post p order by ${oldestFirst} limit $1 offset $2
   ) found join blog_post p on p.id = found.id order by ${oldestFirst}`;

/** Keeps articles in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresBlogRepository(em: EntityManager): BlogRepository {
  const cards = async (sql: string, values: unknown[]) =>
    (await runSql<SelectedCard>(em, sql, values)).map(({ createdAt, ...row }) =>
      blogCardOf({ ...row, createdAt: new Date(createdAt) }),
    );

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const sql = `select ${wholeColumns} from blog_post p where p.id = $1`;
      const [row] = await runSql<Selected>(em, sql, [id]);
      return row ? toBlogPost(row.post) : null;
    },

    async list({ offset, limit }) {
      const rows = await runSql<Selected>(em, stretch(wholeColumns), [limit, offset]);
      return rows.map(({ post }) => toBlogPost(post));
    },

    listCards: ({ offset, limit }) => cards(stretch(cardColumns), [limit, offset]),

    listOtherCards: (id, limit) =>
      cards(
        `select ${cardColumns} from blog_post p where p.id <> $1::uuid order by ${oldestFirst} limit $2`,
        [id, limit],
      ),

    listLatestCards: (limit) =>
      cards(
        `select ${cardColumns} from blog_post p order by p.created_at desc, p.id desc limit $1`,
        [limit],
      ),

    async count(max) {
      const [row] = await runSql<{ posts: number }>(
        em,
        "select count(*)::int as posts from (select from blog_post limit $1) counted",
        [max],
      );
      return row?.posts ?? 0;
    },

    async version() {
      const [row] = await runSql<{ version: string }>(
        em,
        "select version::text from content_version where kind = 'blog'",
      );
      return row?.version ?? "0";
    },
  };
}
