import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import type { ProjectBuilder } from "../../../domain/portfolio/portfolio-project.ts";
import type { PortfolioRepository } from "../../../domain/portfolio/ports.ts";
import type { ProjectQuery } from "../../../domain/portfolio/search/project-search.ts";
import type { ProjectSort } from "../../../domain/portfolio/search/project-sort.ts";
import { withShownPictures } from "../../../domain/portfolio/with-shown-pictures.ts";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { batchReads } from "../sql/batch-reads.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonWithout } from "../sql/json-row.ts";
import {
  copiesVersion,
  type QueueCopies,
  queueNoCopies,
  shownPictureOf,
} from "../sql/linked-pictures.ts";
import { isListed, isPublished } from "../sql/published.ts";
import { compileEach, compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import {
  countProjects,
  createProjectCountCache,
  type ProjectCountCache,
} from "./count-projects.ts";
import { findNearProjects } from "./find-near-projects.ts";
import { myProjects, projectCopies } from "./my-projects.ts";
import { toPortfolioProject } from "./portfolio-project-mapper.ts";
import { toTermQuery } from "./portfolio-terms.ts";
import { projectCard, statedLabel, withImage } from "./project-card.ts";

const newestFirst = sql`${sql.ref("p.created_at")} desc, ${sql.ref("p.id")} desc`;
const client = sql`${sql.ref("p.client")} collate "und-x-icu"`;
const area = sql.ref("p.booth_area");

/** Sort orders of `portfolio_project as p`. */
const orders: Record<ProjectSort, RawBuilder<unknown>> = {
  newest: newestFirst,
  oldest: sql`${sql.ref("p.created_at")}, ${sql.ref("p.id")}`,
  "client-az": sql`${client}, ${newestFirst}`,
  "client-za": sql`${client} desc nulls last, ${newestFirst}`,
  "size-up": sql`${area}, ${newestFirst}`,
  "size-down": sql`${area} desc nulls last, ${newestFirst}`,
};

const project = [
  jsonWithout("portfolio_project", "p", ["terms"]).as("project"),
  projectCopies,
] as const;

/** The id in lower case, as PostgreSQL returns it. */
const lowerCased = (id: ProjectId) => id.toLowerCase() as ProjectId;

const none: Page<never> = { items: [], next: null };
const nothingNear = { previous: null, next: null, similar: [] };

const readVersion = compileOnce((db) =>
  db
    .selectFrom("portfolio_facet")
    .select(["projects", copiesVersion.as("copies")])
    .where("dimension", "=", sql.lit("version"))
    .where("value", "=", sql.lit("")),
);

const listWithBuilder = compileOnce((db, given: QueryValues<{ ids: readonly ProjectId[] }>) =>
  db
    .selectFrom("portfolio_project as p")
    .leftJoin("builder as b", (join) => join.onRef("b.id", "=", "p.builder_id").on(isListed))
    .select([...project, "b.id as builder_id", "b.name", "b.city", "b.state"])
    .select(["b.rating", "b.specialties", shownPictureOf("b.company_logo").as("companyLogo")])
    .where("p.id", "=", sql<ProjectId>`any(${given("ids")}::uuid[])`),
);

const findWithBuilder = batchReads(async (em, ids: readonly ProjectId[]) => {
  const rows = await listWithBuilder(em, { ids });
  return new Map(rows.map((row) => [row.project.id, row]));
});

type GivenPage = GivenPosition & { limit: number };

const listPublished = compileEach(
  (
    db,
    given: QueryValues<GivenPage & { builderId: BuilderId | null }>,
    { isOfBuilder }: { isOfBuilder: boolean },
  ) =>
    db
      .selectFrom("portfolio_project as p")
      .select(project)
      .where(isPublished)
      .$if(isOfBuilder, (query) => query.where("p.builder_id", "=", given("builderId")))
      .where(({ eb, refTuple }) =>
        eb(refTuple("p.created_at", "p.id"), "<", positionGiven<ProjectId>(given)),
      )
      .orderBy(newestFirst)
      .limit(given("limit")),
);

const listShowcase = compileOnce((db, given: QueryValues<GivenPage>) =>
  db
    .selectFrom("portfolio_project as p")
    .leftJoin("builder as b", (join) => join.onRef("b.id", "=", "p.builder_id").on(isListed))
    .select(["p.id", "p.title", "p.size", "p.project_type as projectType"])
    .select([shownPictureOf("p.image_url").as("imageUrl"), statedLabel])
    .select(["b.name as builderName", "p.created_at as createdAt"])
    .where(isPublished)
    .where(({ eb, refTuple }) =>
      eb(refTuple("p.created_at", "p.id"), "<", positionGiven<ProjectId>(given)),
    )
    .orderBy(newestFirst)
    .limit(given("limit")),
);

type SearchShape = { sort: ProjectSort; hasTerms: boolean };
type SearchValues = { terms: string | null; limit: number; offset: number };

/** Sorts ids only and reads full rows for the page. */
function searched(
  db: Kysely<Tables>,
  given: QueryValues<SearchValues>,
  { sort, hasTerms }: SearchShape,
) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("portfolio_project as p")
        .select("p.id")
        .where(isPublished)
        .$if(hasTerms, (query) =>
          query.where(({ ref }) => sql<SqlBool>`${ref("p.terms")} @@ ${given("terms")}::tsquery`),
        )
        .orderBy(orders[sort])
        .limit(given("limit"))
        .offset(given("offset"))
        .as("found"),
    )
    .innerJoin("portfolio_project as p", "p.id", "found.id")
    .orderBy(orders[sort]);
}

const searchProjects = compileEach((db, given: QueryValues<SearchValues>, shape: SearchShape) =>
  searched(db, given, shape).select(project),
);

const searchCards = compileEach((db, given: QueryValues<SearchValues>, shape: SearchShape) =>
  searched(db, given, shape).select(projectCard),
);

function asSearch({ filter, cardIndustries, sort, limit, offset }: ProjectQuery) {
  const terms = toTermQuery(filter, cardIndustries);
  return [
    { sort, hasTerms: terms !== null },
    { terms, limit, offset },
  ] as const;
}

/**
 * Portfolio projects in PostgreSQL. Needs the request's own `em`, and a count cache that outlives
 * it; `reader` reads public data, possibly from a standby.
 */
export function createPostgresPortfolioRepository(
  em: EntityManager,
  countCache: ProjectCountCache = createProjectCountCache(),
  queueCopies: QueueCopies = queueNoCopies,
  reader = em,
): PortfolioRepository {
  async function list(builderId: BuilderId | null, { limit, after }: PageRequest) {
    const values = { ...givenPosition(after), limit: limit + 1, builderId };
    const rows = await listPublished(reader, { isOfBuilder: builderId !== null }, values);
    return toPage(rows.map(toShownProject), limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const row = await findWithBuilder(reader, lowerCased(id));
      if (!row) return null;
      const { project: _project, copies: _copies, builder_id, ...builder } = row;
      return { project: toShownProject(row), builder: toBuilder(builder_id, builder) };
    },

    async findNear(id) {
      return isUuid(id) ? findNearProjects(reader, lowerCased(id)) : nothingNear;
    },

    list: (page) => list(null, page),

    async showcase({ limit, after }) {
      const rows = await listShowcase(reader, { ...givenPosition(after), limit: limit + 1 });
      const { items, next } = toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return {
        items: items.map((card) => {
          const { id, title, builderName, imageUrl, pictureLabel } = withImage(card);
          return { id, title, builderName, imageUrl, pictureLabel };
        }),
        next,
      };
    },

    async listOfBuilder(id, page) {
      return isUuid(id) ? list(id, page) : none;
    },

    ...myProjects(em, queueCopies),

    async search(query) {
      const rows = await searchProjects(reader, ...asSearch(query));
      return rows.map(toShownProject);
    },

    async searchCards(query) {
      const cards = await searchCards(reader, ...asSearch(query));
      return cards.map(withImage);
    },

    count: (query) => countProjects(reader, query, countCache),

    async version() {
      const [row] = await readVersion(reader, {});
      return `${row?.projects ?? 0}+${row?.copies ?? 0}`;
    },
  };
}

type Selected = {
  project: Parameters<typeof toPortfolioProject>[0];
  copies: PictureCopies | null;
};

const toShownProject = ({ project, copies }: Selected) =>
  withShownPictures(toPortfolioProject(project), copies ?? {});

type Joined = { [Key in keyof Omit<ProjectBuilder, "id">]: ProjectBuilder[Key] | null };

/** Null without a builder, or when the builder isn't public. */
function toBuilder(id: BuilderId | null, { name, ...builder }: Joined): ProjectBuilder | null {
  const { city, state, rating, specialties, companyLogo } = builder;
  if (id === null || name === null || city === null || state === null) return null;
  if (rating === null || specialties === null) return null;
  return { id, name, city, state, rating, specialties, companyLogo };
}
