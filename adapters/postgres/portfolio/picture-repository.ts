import type { EntityManager } from "@mikro-orm/postgresql";
import type { MediaKey } from "../../../domain/pictures/media.ts";
import type { PictureRepository } from "../../../domain/pictures/ports.ts";
import { runSql } from "../sql/run-sql.ts";

/** Every place that may hold a picture's address: as a value of its own, or within markup. */
const unused = `with shown as (
    select unnest(project_images || array[main_image, image_url]) as url from portfolio_project
    union all select unnest(portfolio_images || company_logo) from builder
    union all select unnest(image_gallery || floor_plan_map || array[featured_image]) from trade_show
    union all select unnest(gallery_images || array[featured_image]) from blog_post
    union all select profile_image_url from users
  ), written as (
    select concat_ws(' ', description, body) as markup from blog_post
    union all select concat_ws(' ', description, body, schedule_agenda, key_speakers_exhibitors, previous_year_stats,
      contact_information) from trade_show
    union all select concat_ws(' ', description, challenge_brief, our_solution, technology_used, materials, success_metrics,
      lead_generation, visitor_engagement, awards_recognition, client_testimonial) from portfolio_project
    union all select earlier::text from review where earlier is not null
  ), hashes as materialized (
    select substring(url from '^/img/media/([0-9a-f]{32})-') as hash from shown where url like '/img/media/%'
    union select (regexp_matches(markup, '/img/media/([0-9a-f]{32})-', 'g'))[1] from written
    where markup like '%/img/media/%'
  )
  select key from picture
  where uploaded_at < $1 and left(key, 32) not in (select hash from hashes where hash is not null)
  order by uploaded_at limit $2`;

/** Keeps in PostgreSQL who uploaded what. Wants the `em` of its own request. */
export function createPostgresPictureRepository(em: EntityManager): PictureRepository {
  return {
    async noteUpload({ key, userId, at }) {
      await runSql(
        em,
        `insert into picture (key, uploaded_by, uploaded_at) values ($1, $2, $3)
         on conflict (key) do update set uploaded_at = excluded.uploaded_at`,
        [key, userId, at],
      );
    },

    async listUnused(before, limit) {
      const rows = await runSql<{ key: MediaKey }>(em, unused, [before, limit]);
      return rows.map(({ key }) => key);
    },

    async forget(keys, before) {
      const sql = "delete from picture where key = any ($1) and uploaded_at < $2";
      await runSql(em, sql, [keys, before]);
    },
  };
}
