import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProjectBuilder, ProjectCard } from "../../../domain/portfolio/portfolio-project.ts";
import type { PortfolioRepository } from "../../../domain/portfolio/ports.ts";
import type { ProjectQuery } from "../../../domain/portfolio/project-search.ts";
import type { ProjectSort } from "../../../domain/portfolio/project-sort.ts";
import type { ShowcaseProject } from "../../../domain/portfolio/showcase-project.ts";
import type { Page } from "../../../domain/shared/page.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { countProjects } from "./count-projects.ts";
import { type CountsKeeper, createCountsKeeper } from "./counts-keeper.ts";
import { ownProjects } from "./own-projects.ts";
import { toPortfolioProject } from "./portfolio-project-mapper.ts";
import { toTermQuery } from "./portfolio-terms.ts";

type Selected = { project: Stored<PortfolioProjectRow> };

const published = "p.review_state = 'approved' and p.public";
const newestFirst = "p.created_at desc, p.id desc";

const orders: Record<ProjectSort, string> = {
  newest: newestFirst,
  oldest: "p.created_at, p.id",
  "client-az": `p.client collate "und-x-icu", ${newestFirst}`,
  "client-za": `p.client collate "und-x-icu" desc nulls last, ${newestFirst}`,
  "size-up": `p.booth_area, ${newestFirst}`,
  "size-down": `p.booth_area desc nulls last, ${newestFirst}`,
};

const wholeColumns = "to_jsonb(p) - 'terms' as project";
const cardColumns = `p.id, p.title, p.client, p.industry, p.size, p.project_type as "projectType", p.location, p.year,
  p.featured, p.image_url as "imageUrl", p.features[1:3] as features, cardinality(p.features) as "featureCount"`;

// Only ids are skipped and sorted; the rows themselves are read for what is shown.
const stretch = (columns: string, sort: ProjectSort, where: string) =>
  `select ${columns} from (
     select p.id from portfolio_project p where ${published} ${where}
     order by ${orders[sort]} limit $1 offset $2
   ) found join portfolio_project p on p.id = found.id order by ${orders[sort]}`;

const page = (where: string) => `select ${wholeColumns} from portfolio_project p
  where ${where} and (p.created_at, p.id) < ($1::timestamptz, $2::uuid)
  order by ${newestFirst} limit $3`;

const oneWithBuilder = `select ${wholeColumns}, b.id as builder_id, b.name, b.city, b.state, b.rating, b.specialties, b.company_logo
  from portfolio_project p
  left join builder b on b.id = p.builder_id and b.review_state = 'approved' and b.public
  where p.id = $1`;

const showcase = `select p.id, p.title, p.image_url as "imageUrl", b.name as "builderName", p.created_at as "createdAt"
  from portfolio_project p
  left join builder b on b.id = p.builder_id and b.review_state = 'approved' and b.public
  where ${published} and (p.created_at, p.id) < ($1::timestamptz, $2::uuid)
  order by ${newestFirst} limit $3`;

const none: Page<never> = { items: [], next: null };

/** Keeps portfolio projects in PostgreSQL. Wants the `em` of its own request, and a keeper that outlives it. */
export function createPostgresPortfolioRepository(
  em: EntityManager,
  keeper: CountsKeeper = createCountsKeeper(),
): PortfolioRepository {
  function read<Row extends object>(columns: string, query: ProjectQuery): Promise<Row[]> {
    const terms = toTermQuery(query.filter, query.cardIndustries);
    const values = [query.limit, query.offset];
    return terms === null
      ? runSql<Row>(em, stretch(columns, query.sort, ""), values)
      : runSql<Row>(em, stretch(columns, query.sort, "and p.terms @@ $3::tsquery"), [
          ...values,
          terms,
        ]);
  }

  async function list(where: string, after: string | null, limit: number, more: unknown[] = []) {
    const values = [...readCursor(after), limit + 1, ...more];
    const rows = await runSql<Selected>(em, page(where), values);
    return toPage(
      rows.map(({ project }) => toPortfolioProject(project)),
      limit,
      ({ createdAt, id }) => ({ at: createdAt, id }),
    );
  }

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      type Row = Selected &
        Omit<ProjectBuilder, "id" | "companyLogo"> & {
          builder_id: ProjectBuilder["id"] | null;
          company_logo: string | null;
        };
      const [row] = await runSql<Row>(em, oneWithBuilder, [id]);
      if (!row) return null;
      const { project, builder_id, name, city, state, rating, specialties, company_logo } = row;
      const builder = builder_id && {
        ...{ id: builder_id, name, city, state, rating, specialties },
        companyLogo: company_logo,
      };
      return { project: toPortfolioProject(project), builder };
    },

    list: ({ limit, after }) => list(published, after, limit),

    async showcase({ limit, after }) {
      type Row = ShowcaseProject & { createdAt: string };
      const rows = await runSql<Row>(em, showcase, [...readCursor(after), limit + 1]);
      const { items, next } = toPage(rows, limit, ({ createdAt, id }) => ({
        at: new Date(createdAt),
        id,
      }));
      return { items: items.map(({ createdAt: _, ...shown }) => shown), next };
    },

    async listOfBuilder(id, { limit, after }) {
      if (!isUuid(id)) return none;
      return list(`p.builder_id = $4 and ${published}`, after, limit, [id]);
    },

    ...ownProjects(em),

    search: async (query) =>
      (await read<Selected>(wholeColumns, query)).map(({ project }) => toPortfolioProject(project)),

    searchCards: (query) => read<ProjectCard>(cardColumns, query),

    count: (query) => countProjects(em, query, keeper),

    async version() {
      const [row] = await runSql<{ version: string }>(
        em,
        "select projects::text as version from portfolio_facet where dimension = 'version' and value = ''",
      );
      return row?.version ?? "0";
    },
  };
}
