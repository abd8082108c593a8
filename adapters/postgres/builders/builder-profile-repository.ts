import type { EntityManager } from "@mikro-orm/postgresql";
import { portfolioImageLimit } from "../../../domain/builder-profiles/listed-builder.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toBuilderProfile } from "./builder-profile-mapper.ts";
import { countBuilders, readBuilderTotals } from "./count-builders.ts";
import { listBuilderCards } from "./list-builder-cards.ts";
import { listBuilderNames } from "./list-builder-names.ts";
import { ownProfiles } from "./own-profiles.ts";
import { type SelectedBuilder, searchBuilders, toListedBuilder } from "./search-builders.ts";

type Selected = { builder: Stored<BuilderRow> };

// Enough pictures for any gallery: the newest projects, and all the pictures of the featured ones among them.
const one = `select to_jsonb(b) - 'search_text' as builder,
    coalesce(array_agg(p.image_url order by p.created_at desc, p.id desc)
      filter (where p.id is not null), '{}') as images,
    coalesce(array_agg(jsonb_build_array(p.main_image) || to_jsonb(p.project_images) order by p.created_at desc, p.id desc)
      filter (where p.featured), '{}') as featured
  from builder b left join lateral (
    select * from portfolio_project
    where builder_id = b.id and review_state = 'approved' and public
    order by created_at desc, id desc limit ${portfolioImageLimit}
  ) p on true
  where b.id = $1 group by b.id`;

const version = `select coalesce(string_agg(amount::text, '-' order by kind), '0') as version from (
    select 'builder' as kind, amount from builder_facet where dimension = 'version' and value = ''
    union all select 'project', projects from portfolio_facet where dimension = 'version' and value = ''
  ) changes`;

/** Keeps builder profiles in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresBuilderProfileRepository(
  em: EntityManager,
): BuilderProfileRepository {
  return {
    async findMany(ids) {
      const known = ids.filter(isUuid);
      if (known.length === 0) return [];
      const rows = await runSql<Selected & { account_email: string | null }>(
        em,
        `select to_json(b) as builder, u.email as account_email
         from builder b left join users u on u.id = b.user_id where b.id = any ($1::uuid[])`,
        [known],
      );
      return rows.map(({ builder, account_email }) => ({
        ...summaryOf(toBuilderProfile(builder)),
        rating: builder.rating,
        reviewCount: builder.review_count,
        invitationEmail: account_email ?? builder.email,
      }));
    },

    async find(id) {
      if (!isUuid(id)) return null;
      type Row = SelectedBuilder & { featured: (string | null)[][] };
      const [row] = await runSql<Row>(em, one, [id]);
      if (!row) return null;
      const pictures = row.featured.flat().filter((picture) => picture !== null);
      return { ...toListedBuilder(row), featuredProjectImages: [...new Set(pictures)] };
    },

    search: (query) => searchBuilders(em, query),
    count: (filter) => countBuilders(em, filter),
    readTotals: () => readBuilderTotals(em),
    ...listBuilderCards(em),
    ...ownProfiles(em),

    async version() {
      const [row] = await runSql<{ version: string }>(em, version);
      return row?.version ?? "0";
    },

    listNames: (wanted) => listBuilderNames(em, wanted),

    async countApproved() {
      const [row] = await runSql<{ count: string }>(
        em,
        "select count(*) from builder where review_state = 'approved'",
      );
      return Number(row?.count ?? 0);
    },
  };
}
