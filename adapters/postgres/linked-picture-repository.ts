import type { EntityManager } from "@mikro-orm/postgresql";
import type { LinkedPictureRepository } from "../../domain/pictures/ports.ts";
import { runSql } from "./run-sql.ts";

const hashOf = (url: string) => `encode(sha256(convert_to(${url}, 'UTF8')), 'hex')`;

/** Every place of its own that may hold a link to a picture; markup holds none. */
const shown = `select distinct url from (
    select unnest(project_images || array[main_image]) as url from portfolio_project
    union all select company_logo from builder
    union all select unnest(image_gallery || floor_plan_map || array[featured_image]) from trade_show
    union all select unnest(gallery_images || array[featured_image]) from blog_post
  ) pictures where url ~* '^https?://'`;

const noteShown = `insert into linked_picture (hash, url) select ${hashOf("url")}, url from (${shown}) links
  on conflict (hash) do nothing`;

const forgetUnshown = `delete from linked_picture where created_at < $1
  and hash not in (select ${hashOf("url")} from (${shown}) links)`;

const claimDue = `update linked_picture set tries = tries + 1, next_try_at = $2
  where hash = any (array(
    select hash from linked_picture where state = 'waiting' and next_try_at <= $1
    order by next_try_at limit $3 for update skip locked
  )) returning url, tries`;

// a link that failed is tried again once somebody links it again
const note = `insert into linked_picture (hash, url)
  select ${hashOf("url")}, url from unnest($1::text[]) as url where url ~* '^https?://' group by url
  on conflict (hash) do update set state = 'waiting', tries = 0, next_try_at = now()
  where linked_picture.state = 'failed'`;

/** Writes down the links among the pictures that were not there before: within the transaction that saves them. */
export async function noteLinkedPictures(
  em: EntityManager,
  pictures: readonly (string | null)[],
  before: readonly (string | null)[] = [],
): Promise<void> {
  const links = pictures.filter((url) => url !== null && !before.includes(url));
  if (links.length > 0) await runSql(em, note, [links]);
}

/** Keeps linked pictures in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresLinkedPictureRepository(em: EntityManager): LinkedPictureRepository {
  return {
    async noteShown() {
      await runSql(em, noteShown);
    },

    async forgetUnshown(before) {
      await runSql(em, forgetUnshown, [before]);
    },

    claimDue: ({ at, until, limit }) => runSql(em, claimDue, [at, until, limit]),

    async saveCopy(url, address) {
      const sql = `update linked_picture set state = 'copied', copy = $2, last_problem = null where hash = ${hashOf("$1")}`;
      await runSql(em, sql, [url, address]);
    },

    async saveFailure(url, { problem, nextTryAt }) {
      const sql = `update linked_picture set last_problem = $2, next_try_at = coalesce($3, next_try_at),
          state = case when $3::timestamptz is null then 'failed' else 'waiting' end
        where hash = ${hashOf("$1")} and state = 'waiting'`;
      await runSql(em, sql, [url, problem, nextTryAt]);
    },

    async findCopy(url) {
      const sql = `select copy from linked_picture where hash = ${hashOf("$1")}`;
      const [row] = await runSql<{ copy: string | null }>(em, sql, [url]);
      return row?.copy ?? null;
    },
  };
}
