import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { industries } from "../../../domain/portfolio/industries.ts";
import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import { matchesFilter } from "../../../domain/portfolio/search/matches-filter.ts";
import {
  filterDimensions,
  noFilter,
  type ProjectFilter,
} from "../../../domain/portfolio/search/project-filter.ts";
import type { projectSorts } from "../../../domain/portfolio/search/project-sort.ts";
import { boothArea } from "../../../domain/shared/booth-area.ts";
import type { ProjectId } from "../../../domain/shared/id.ts";
import { sampleProjects } from "../../samples/sample-projects.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createProjectCountCache } from "./count-projects.ts";
import { toPortfolioProjectRow } from "./portfolio-project-mapper.ts";
import { createPostgresPortfolioRepository } from "./portfolio-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
/** Some sizes are spelled another way. */
const samples = sampleProjects(now, []).map((each, at) =>
  at % 9 === 0 ? { ...each, size: each.size.replace(/^(\d+)x(\d+)$/, "$1 × $2") } : each,
);
const counts = createProjectCountCache();
const repository = () => createPostgresPortfolioRepository(tables.newEm(), counts);
const add = (projects: PortfolioProject[]) =>
  insertRows(
    tables.newEm(),
    "portfolio_project",
    projects.map((each) => toPortfolioProjectRow(each)),
  );
type Queries = { query(...given: unknown[]): unknown };
const everything = {
  filter: noFilter,
  cardIndustries: [],
  sort: "newest",
  offset: 0,
  limit: 1000,
} as const;

/** Any values that some sample has, and one that none has. */
const filters: fc.Arbitrary<ProjectFilter> = fc.record(
  Object.fromEntries(
    filterDimensions.map((dimension) => {
      const values = {
        industries: samples.map(({ industry }) => industry),
        exhibitTypes: samples.flatMap(({ projectType }) => projectType ?? []),
        exhibitSizes: samples.flatMap(({ size }) => [size, size.replace("x", "' × ").concat("'")]),
        locations: samples.flatMap(({ location }) => location ?? []),
        builderIds: ["0190b000-0000-7000-8000-000000000001"],
        features: samples.flatMap(({ features }) => features),
        pictures: ["built"],
      }[dimension];
      const value = fc.constantFrom(...values, "it's \\ (nothing) | & ! 'x':*");
      const often = dimension === "builderIds" ? 0 : 3;
      return [
        dimension,
        fc.oneof(
          { weight: 5, arbitrary: fc.constant([]) },
          { weight: often, arbitrary: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }) },
        ),
      ];
    }),
  ) as Record<keyof ProjectFilter, fc.Arbitrary<string[]>>,
);

describe("PostgreSQL portfolio", () => {
  beforeAll(() => add(samples).then(() => undefined));

  it("findNear() has the neighbors by date and three alike, whatever is hidden between", async () => {
    await tables.empty();
    const [newest, hidden, seen, oldest, ...others] = samples.slice(0, 40);
    if (!newest || !hidden || !seen || !oldest) throw new Error("There are sample projects");
    const alike = { projectType: "Island Booth", size: "30x30", industry: "Energy" };
    const unlike = { projectType: "Other", size: "10x10", industry: "Retail" };
    await add([
      { ...newest, ...alike },
      { ...hidden, ...alike, public: false },
      { ...seen, ...alike },
      { ...oldest, ...unlike },
      ...others.map((each, at) => ({ ...each, ...(at === 5 ? alike : unlike) })),
    ]);
    const near = await repository().findNear(seen.id);
    expect(near.previous).toEqual({ id: newest.id, title: newest.title });
    expect(near.next).toEqual({ id: oldest.id, title: oldest.title });
    expect(near.similar.map(({ id }) => id)).toEqual([newest.id, others[5]?.id]);
    expect((await repository().findNear(newest.id)).previous).toBeNull();
    const none = { previous: null, next: null, similar: [] };
    expect(await repository().findNear("no-uuid" as ProjectId)).toEqual(none);
    await tables.empty();
    await add(samples);
  });

  it("find() and list() keep every field, newest first, a page at a time", async () => {
    const { items, next } = await repository().list({ limit: 70, after: null });
    const rest = await repository().list({ limit: 70, after: next });
    const newestFirst = [...samples].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    expect([...items, ...rest.items]).toEqual(newestFirst);
    expect(rest.next).toBeNull();
    const [first] = samples;
    if (!first) throw new Error("There is a sample");
    expect(await repository().find(first.id)).toEqual({ project: first, builder: null });
    expect(await repository().find("nothing" as ProjectId)).toBeNull();
  });

  it("find() and findNear() of projects asked for at one moment are two statements with the answers of each alone", async () => {
    const ids = samples.slice(0, 20).map(({ id }) => id);
    const upperCased = ids[0]?.toUpperCase() as ProjectId;
    const asked = [...ids, ids[0] as ProjectId, upperCased, "gone" as ProjectId];
    const alone: unknown[] = [];
    for (const id of asked) {
      alone.push([await repository().find(id), await repository().findNear(id)]);
    }
    const pool: Queries = await tables.newEm().getConnection().getNativeClient();
    const query = pool.query.bind(pool);
    let statements = 0;
    pool.query = (...given) => {
      statements += 1;
      return query(...given);
    };
    const each = (id: ProjectId) => Promise.all([repository().find(id), repository().findNear(id)]);
    try {
      expect(await Promise.all(asked.map(each))).toEqual(alone);
    } finally {
      pool.query = query;
    }
    expect(statements).toBe(2);
  });

  it("search() finds what matchesFilter() wants; count() counts it and what each choice leaves", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const query = { ...everything, filter };
        const found = await repository().search(query);
        const wanted = samples.filter((project) => matchesFilter(project, filter));
        const ids = (projects: PortfolioProject[]) => projects.map(({ id }) => id).sort();
        expect(ids(found)).toEqual(ids(wanted));

        const counted = await repository().count(query);
        expect(counted).toMatchObject({ total: wanted.length, isExact: true });
        for (const dimension of filterDimensions) {
          if (dimension === "builderIds") continue;
          for (const { value, count } of counted.facets[dimension]) {
            const choice = { ...filter, [dimension]: [value] };
            expect(count).toBe(samples.filter((each) => matchesFilter(each, choice)).length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("a place is chosen whatever its accents, and its spellings are one choice [X09]", async () => {
    const add = `insert into portfolio_project (title, description, industry, size, image_url, location, review_state)
      select 'Accents', 'b', 'c', '20x20', 'd', location, 'approved' from unnest($1::text[]) location`;
    await runSql(tables.newEm(), add, [["Łódź, Poland", "Lodz, Poland"]]);
    for (const location of ["Łódź, Poland", "Lodz, Poland", "LÓDZ, poland"]) {
      const filter = { ...noFilter, locations: [location] };
      expect(await repository().search({ ...everything, filter })).toHaveLength(2);
      const { total, facets } = await repository().count({ filter, cardIndustries: [] });
      const places = facets.locations.filter(({ value }) => /d[zź],/i.test(value));
      expect([total, places]).toEqual([2, [{ value: location, label: location, count: 2 }]]);
    }
    await runSql(tables.newEm(), "delete from portfolio_project where title = 'Accents'");
  });

  it("a card narrows what is found, and not what could be chosen instead", async () => {
    const cardIndustries = ["Healthcare", "Biotechnology"];
    const filter = { ...noFilter, exhibitSizes: ["20x30"] };
    const { total, facets } = await repository().count({ filter, cardIndustries });
    const sized = samples.filter((each) => matchesFilter(each, filter));
    expect(total).toBe(sized.filter((each) => cardIndustries.includes(each.industry)).length);
    for (const { value, count } of facets.industries) {
      expect(count).toBe(sized.filter(({ industry }) => industry === value).length);
    }
  });

  it("search() orders: by area with the unparsable last, by client with the nameless last", async () => {
    const order = async (sort: (typeof projectSorts)[number]["value"]) =>
      repository().search({ ...everything, sort });
    const areas = (await order("size-up")).map(({ size }) => boothArea(size));
    expect(areas).toEqual([...areas].sort((a, b) => (a ?? 1e9) - (b ?? 1e9)));
    const last = (await order("size-down")).at(-1);
    expect(last && boothArea(last.size)).toBeNull();
    const clients = (await order("client-az")).map(({ client }) => client ?? "");
    expect(clients).toEqual([...clients].sort(new Intl.Collator("und").compare));
    const newest = await order("newest");
    expect((await order("oldest")).map(({ id }) => id)).toEqual(
      newest.map(({ id }) => id).reverse(),
    );
  });

  it("boothArea() and the column agree on every text [X18]", async () => {
    const texts = fc
      .sample(
        fc.oneof(
          fc.string({ minLength: 1, maxLength: 30 }),
          fc
            .tuple(
              fc.constantFrom("", "1", "6", "3.81", "6,5", "20.55", "1,240", "99999"),
              fc.constantFrom(
                "",
                "'",
                "’",
                " ft",
                " foot",
                "in",
                '"',
                "m",
                " M.",
                " meters",
                "mts",
                "mm",
                " cm",
                "м",
              ),
              fc.constantFrom("x", "X", " × ", "*", " х "),
              fc.oneof(fc.nat(99_999), fc.constantFrom("9", "7.62", "0,5", "12.")),
              fc.constantFrom(
                "",
                " m",
                "m²",
                "cm",
                " MM",
                " MÈTRES",
                " metros",
                "米",
                " inches",
                " ft",
                " modular",
                ", 2 m",
              ),
            )
            .map((parts) => parts.join("")),
        ),
        { numRuns: 600, seed: 7 },
      )
      .filter((text) => !text.includes("\0"));
    const rows = await runSql<{ size: string; area: string | null }>(
      tables.newEm(),
      `insert into portfolio_project (title, description, industry, size, image_url, public)
       select 'a', 'b', 'c', size, 'd', false from unnest($1::text[]) size
       returning size, booth_area::text as area`,
      [texts],
    );
    for (const { size, area } of rows)
      expect([size, area && Number(area)]).toEqual([size, boothArea(size)]);
    await runSql(tables.newEm(), "delete from portfolio_project where title = 'a'");
  });

  it("every change gives another version, and counts what is published only", async () => {
    const [first] = samples;
    if (!first) throw new Error("There is a sample");
    const id = "019b0000-ffff-7000-8000-000000000001" as ProjectId;
    const extra = { ...first, id, industry: "Government", isSample: false };
    const before = await repository().count(everything);
    expect(before.hasSamples).toBe(true);
    const versions = new Set([await repository().version()]);
    const count = async () => {
      versions.add(await repository().version());
      const { byIndustry, total, hasSamples } = await repository().count(everything);
      return { government: byIndustry.get("Government"), total, hasSamples };
    };
    const government = samples.filter(({ industry }) => industry === "Government").length;
    const old = { government, total: samples.length, hasSamples: true };
    await add([{ ...extra, reviewState: "pending-review" }]);
    expect(await count()).toEqual(old);
    const set = (text: string) =>
      runSql(tables.newEm(), `update portfolio_project set ${text} where id = $1`, [id]);
    await set("review_state = 'approved'");
    const total = samples.length + 1;
    expect(await count()).toEqual({ government: government + 1, total, hasSamples: true });
    await set("industry = 'Energy', features = '{a,a,\"\"}'");
    expect(await count()).toMatchObject({ government });
    expect(
      (await repository().count(everything)).facets.features.find(({ value }) => value === "a")
        ?.count,
    ).toBe(1);
    await runSql(tables.newEm(), "delete from portfolio_project where id = $1", [id]);
    expect(await count()).toEqual(old);
    expect(versions.size).toBe(5);
    expect(industries).toHaveLength(18);
  });

  it("count() offers a builder by the name that they have now, though its totals are cached", async () => {
    const builder = "019b0000-ffff-7000-8000-00000000000b";
    await runSql(
      tables.newEm(),
      `insert into builder (id, name, search_text, review_state, description, city, state, country, region, years_in_business, team_size, completed_projects)
       values ($1, 'Old Name', '', 'approved', 'x', 'x', 'x', 'x', 'x', 1, 'x', 0)`,
      [builder],
    );
    const name = async () => {
      const { facets } = await repository().count(everything);
      return facets.builderIds.find(({ value }) => value === builder)?.label;
    };
    expect(await name()).toBe("Old Name");
    await runSql(tables.newEm(), "update builder set name = 'New Name' where id = $1", [builder]);
    expect(await name()).toBe("New Name");
    await runSql(tables.newEm(), "delete from builder where id = $1", [builder]);
    expect(await name()).toBeUndefined();
  });
});
