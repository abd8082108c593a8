import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type BuilderFilter,
  noBuilderFilter,
  toBuilderFilter,
} from "../../../domain/builder-profiles/builder-filter.ts";
import { isListed } from "../../../domain/builder-profiles/is-listed.ts";
import { anywhere } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { createMemoryBuilderProfileRepository } from "../../memory/builder-profile-repository.ts";
import { compareBuilders } from "../../memory/compare-builders.ts";
import { matchesBuilder } from "../../memory/matches-builder.ts";
import { sampleBuilders } from "../../samples/sample-builders.ts";
import { queueNoCopies } from "../sql/linked-pictures.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toBuilderRow } from "./builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "./builder-profile-repository.ts";
import { createBuilderCountCache } from "./count-builders.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
const samples = sampleBuilders(now, null as never);
const [redwood, rheinlicht, hidden, declined] = samples;
if (!redwood || !rheinlicht || !hidden || !declined) throw new Error("There are sample builders");
hidden.public = false;
declined.reviewState = "declined";

const counts = createBuilderCountCache();
const newRepository = () => {
  const em = tables.newEm();
  return createPostgresBuilderProfileRepository(em, queueNoCopies, em, counts);
};
const sql = (text: string, values: unknown[] = []) => runSql(tables.newEm(), text, values);
const all = { where: anywhere, offset: 0, limit: 100, images: 5 };

beforeAll(async () => {
  await tables.empty();
  const rows = samples.map((builder) => toBuilderRow(builder));
  await insertRows(tables.newEm(), "builder", rows);
});

const value = (values: string[]) => fc.option(fc.constantFrom(...new Set(values)));
const filters = fc.record({
  search: fc.oneof(
    fc.constant(""),
    fc.constantFrom("e", "CU", "berlin", "工房", "СТЕНД", "50%", "a_b", "\\", "food & bev"),
    fc.constantFrom(...samples.map(({ name }) => name.slice(1, 6))),
  ),
  region: value(samples.map(({ region }) => region)),
  specialty: value(samples.flatMap(({ specialties }) => specialties)),
  teamSize: value(samples.map(({ teamSize }) => teamSize)),
});

describe("PostgreSQL search for builders", () => {
  it("search() and count() agree with the domain's rules, whatever is wanted", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (sent) => {
        const filter = toBuilderFilter(sent);
        const expected = samples
          .filter((builder) => isListed(builder) && matchesBuilder(builder, filter))
          .sort(compareBuilders);
        const found = await newRepository().search({ ...all, filter });
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const counted = await newRepository().count(filter, anywhere);
        expect(counted).toMatchObject({ total: expected.length, isExact: true });
        for (const dimension of ["region", "specialty", "teamSize"] as const) {
          for (const { value: choice, count } of counted.facets[dimension]) {
            const chosen: BuilderFilter = { ...filter, [dimension]: choice };
            const left = samples.filter(
              (builder) => isListed(builder) && matchesBuilder(builder, chosen),
            );
            expect(count, `${dimension} ${choice}`).toBe(left.length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("count() of a search is another one right after an edit", async () => {
    const filter = { ...noBuilderFilter, search: "elsewhere" };
    const count = async () => (await newRepository().count(filter, anywhere)).total;
    expect([await count(), await count()]).toEqual([0, 0]);
    const edit = "update builder set search_text = replace(search_text, $1, $2) where id = $3";
    await sql(edit, [redwood.city.toLowerCase(), "elsewhere", redwood.id]);
    expect(await count()).toBe(1);
    await sql(edit, ["elsewhere", redwood.city.toLowerCase(), redwood.id]);
    expect(await count()).toBe(0);
  });

  it.each([
    ["place", "portfolio_project_place_index", "portfolio_project_builder"],
    ["show", "portfolio_project_show_index", "portfolio_project_builder_show_index"],
  ] as const)(
    "at a %s countBuilt() reads the index alone, no row of a project, and search() none of elsewhere",
    async (by, index, indexOfBuilder) => {
      const place = { name: "Las Vegas", areas: ["las vegas"], locations: ["Las Vegas, Nevada"] };
      const show = { title: "CES", name: "ces", city: null, areas: [] };
      const where = { ...anywhere, [by]: { place, show }[by] };
      const em = tables.newEm();
      type Statement = { text: string; values: unknown[] };
      const pool: unknown = await em.getConnection().getNativeClient();
      const asked = pool as { query(statement: Statement): Promise<{ rows: object[] }> };
      const sent: Statement[] = [];
      const query = vi.spyOn(asked, "query").mockImplementation(async (statement) => {
        sent.push(statement);
        return { rows: [] };
      });
      const repository = createPostgresBuilderProfileRepository(em, queueNoCopies, em);
      await repository.countBuilt(noBuilderFilter, where);
      await repository.search({ ...all, where, filter: noBuilderFilter });
      query.mockRestore();
      const [count, search] = sent.filter(({ text }) => text.includes("portfolio_project"));
      const plan = await em.transactional(async (em) => {
        // of many builders: those of one would be read by their builder
        await runSql(
          em,
          `insert into builder
             select (json_populate_record(b, json_build_object('id', gen_random_uuid(), 'name', 'Copy'))).*
             from builder b, generate_series(1, 500) where id = $1`,
          [redwood.id],
        );
        await runSql(
          em,
          `insert into portfolio_project
             (builder_id, title, description, industry, size, image_url, location, event_name, review_state)
           select id, 'Booth', '', 'Healthcare', '20x20', '/b.jpg', 'Place ' || n, 'Show ' || n, 'approved'
           from builder, generate_series(1, 2) n where name = 'Copy'`,
        );
        await runSql(em, "analyze portfolio_project, builder");
        // as where the pages of all rows are far more than those of an index
        await runSql(em, "set local enable_seqscan = off");
        await runSql(em, "set local enable_bitmapscan = off");
        const rows = [];
        for (const asked of [count, search]) {
          rows.push(await runSql(em, `explain ${asked?.text}`, asked?.values));
        }
        await runSql(em, "delete from portfolio_project where title = 'Booth'");
        await runSql(em, "delete from builder where name = 'Copy'");
        return rows;
      });
      const [ofCount, ofSearch] = plan.map((each) => JSON.stringify(each));
      expect(ofCount).toContain(`Index Only Scan using ${index} on portfolio_project`);
      expect(ofSearch).toContain(`Index Scan using ${indexOfBuilder}`);
    },
  );

  it("verified ratings come before others of the same height, along the index [S47]", async () => {
    const em = tables.newEm();
    const [first, second] = await em.transactional(async (em) => {
      const ids = samples
        .filter(isListed)
        .slice(0, 2)
        .map(({ id }) => id);
      await runSql(
        em,
        "update builder set featured_builder = true, rating = 5, rating_source = 'imported' where id = any($1)",
        [ids],
      );
      const named = await runSql<{ id: string }>(
        em,
        "select id from builder where id = any($1) order by name desc limit 1",
        [ids],
      );
      await runSql(em, "update builder set rating_source = 'verified' where id = $1", [
        named[0]?.id,
      ]);
      const found = await createPostgresBuilderProfileRepository(em, queueNoCopies, em).search({
        ...all,
        filter: noBuilderFilter,
      });
      // as with many builders
      for (const way of ["seqscan", "bitmapscan", "sort"]) {
        await runSql(em, `set local enable_${way} = off`);
      }
      const order = "featured_builder desc, rating desc, rating_source desc, name, id limit 9";
      const plan = await runSql(
        em,
        `explain select id from builder where review_state = 'approved' and public order by ${order}`,
      );
      expect(JSON.stringify(plan)).toContain("using builder_rank_index");
      expect(JSON.stringify(plan)).not.toContain("Sort");
      await runSql(
        em,
        "update builder b set featured_builder = s.f, rating = s.r, rating_source = 'imported' from unnest($1::uuid[], $2::bool[], $3::float8[]) s(id, f, r) where s.id = b.id",
        [
          ids,
          ids.map((id) => samples.find((each) => each.id === id)?.featuredBuilder),
          ids.map((id) => samples.find((each) => each.id === id)?.rating),
        ],
      );
      return [found[0]?.id, named[0]?.id];
    });
    expect(first).toBe(second);
  });

  it("count() offers every value, team sizes by their number", async () => {
    const { facets } = await newRepository().count(noBuilderFilter, anywhere);
    const sizes = facets.teamSize.map((facet) => facet.value);
    expect(sizes).toEqual(["1-10", "10-25", "25-50", "50-100", "100-250", "250-500"]);
    const listed = samples.filter(isListed);
    expect(facets.region.map((facet) => facet.value)).toEqual(
      [...new Set(listed.map(({ region }) => region))].sort(),
    );
    const unknown = await newRepository().count(
      { ...noBuilderFilter, region: "Atlantis" },
      anywhere,
    );
    expect(unknown.total).toBe(0);
    expect(unknown.facets.region).toContainEqual({ value: "Atlantis", count: 0 });
  });

  it("readTotals() follows every change", async () => {
    const inMemory = () => createMemoryBuilderProfileRepository(samples).readTotals();
    const close = async () => {
      const { averageRating, ...totals } = await newRepository().readTotals();
      const expected = await inMemory();
      expect(totals).toEqual({
        builders: expected.builders,
        countries: expected.countries,
        completedProjects: expected.completedProjects,
      });
      expect(averageRating).toBeCloseTo(expected.averageRating, 10);
    };
    await close();
    await sql("update builder set public = false where id = $1", [redwood.id]);
    redwood.public = false;
    await close();
    await sql("update builder set public = true, rating = 1.1, country = 'Oz' where id = $1", [
      redwood.id,
    ]);
    Object.assign(redwood, { public: true, rating: 1.1, country: "Oz" });
    await close();
    await sql("delete from builder where id = $1", [redwood.id]);
    redwood.public = false;
    await close();
    redwood.public = true;
    await insertRows(tables.newEm(), "builder", [toBuilderRow(redwood)]);
    await close();
  });

  it("listRegions() has the largest first, with the cities that have most builders", async () => {
    const regions = await newRepository().listRegions({ regions: 2, cities: 3 });
    expect(regions.map(({ name, builders }) => [name, builders])).toEqual([
      ["Europe", 10],
      ["Asia Pacific", 7],
    ]);
    expect(regions[0]?.cities).toHaveLength(3);
  });

  it("listRegions() is cached until a builder changes", async () => {
    const repository = newRepository();
    const largest = async () =>
      (await repository.listRegions({ regions: 1, cities: 1 }))[0]?.builders ?? 0;
    const before = await largest();
    expect(await largest()).toBe(before);
    await sql("update builder set public = false where id = $1", [rheinlicht.id]);
    expect(await largest()).toBe(before - 1);
    await sql("update builder set public = true where id = $1", [rheinlicht.id]);
    expect(await largest()).toBe(before);
  });

  it("listSimilar() stays in the region and prefers the same specialties", async () => {
    const similar = await newRepository().listSimilar(rheinlicht.id, 3);
    expect(similar.map(({ name }) => name)).toContain("Stabilo Expo Brno");
    const europe = samples.filter(({ region }) => region === "Europe").map(({ id }) => id);
    for (const { id } of similar) expect(europe).toContain(id);
    expect(similar.map(({ id }) => id)).not.toContain(rheinlicht.id);
  });

  it("names no country, region, city or team size of builders that have none", async () => {
    const counted = () => newRepository().count(noBuilderFilter, anywhere);
    const before = await counted();
    const unplaced = [redwood, rheinlicht];
    for (const { id } of unplaced) {
      await sql(
        "update builder set country = '', region = '', city = '', team_size = '' where id = $1",
        [id],
      );
    }
    const after = await counted();
    const values = Object.values(after.facets).flatMap((facet) => facet.map(({ value }) => value));
    expect(values).not.toContain("");
    expect(after.total).toBe(before.total);
    const listed = samples.filter((each) => isListed(each) && !unplaced.includes(each));
    const countries = new Set(listed.map(({ country }) => country)).size;
    expect(after.totals.countries).toBe(countries);
    const all = { regions: 100, cities: 100 };
    const names = (await newRepository().listRegions(all)).map(({ name }) => name);
    expect(names).not.toContain("");
    expect(await newRepository().listSimilar(redwood.id, 3)).toEqual([]);

    await sql("update builder set region = 'Atlantis' where id = $1", [redwood.id]);
    expect(await newRepository().listRegions(all)).toContainEqual({
      name: "Atlantis",
      builders: 1,
      cities: [],
      cityCount: 0,
    });
    for (const { id, country, region, city, teamSize } of unplaced) {
      await sql(
        "update builder set country = $2, region = $3, city = $4, team_size = $5 where id = $1",
        [id, country, region, city, teamSize],
      );
    }
  });

  it("shows published pictures only, the newest first, and reports the change", async () => {
    const before = await newRepository().version();
    expect(await newRepository().version()).toBe(before);
    const add = (number: number, facts: object) =>
      sql(
        `insert into portfolio_project (builder_id, title, description, industry, size, image_url, main_image, project_images, review_state, public, featured, created_at)
         select $1, 'T', 'D', 'I', '10x10', coalesce(r.image_url, '/' || $2), r.main_image, coalesce(r.project_images, '{}'), coalesce(r.review_state, 'approved'), coalesce(r.public, true), coalesce(r.featured, false), timestamptz '2026-01-01' + $2::int * interval '1 day'
         from json_populate_record(null::portfolio_project, $3::json) r`,
        [rheinlicht.id, `${number}`, JSON.stringify(facts)],
      );
    await add(1, {});
    await add(2, { featured: true, main_image: "/2", project_images: ["/2b", "/2"] });
    await add(3, { public: false });
    await add(4, { review_state: "pending-review" });
    await add(5, { featured: true, project_images: ["/5b"] });
    await add(6, { image_url: "/1" });
    expect(await newRepository().version()).not.toBe(before);
    const viewed = await newRepository().find(rheinlicht.id);
    expect(viewed?.portfolioImages).toEqual(["/1", "/5", "/2"]);
    expect(viewed?.featuredProjectImages).toEqual(["/5b", "/2", "/2b"]);
    expect(viewed?.work.map(({ imageUrl }) => imageUrl)).toEqual(["/1", "/5", "/2", "/1"]);
    expect(viewed?.work[0]).toMatchObject({
      title: "T",
      size: "10x10",
      eventName: null,
      year: null,
    });
    const filter = { ...noBuilderFilter, search: rheinlicht.name };
    const [card] = await newRepository().search({ ...all, filter, images: 2 });
    expect(card?.portfolioImages).toEqual(["/1", "/5"]);
    expect(await newRepository().find("no-uuid" as never)).toBeNull();
  });

  it("counts again after a change of a builder, and of a project but for its words", async () => {
    const limits = { regions: 3, cities: 3 };
    await newRepository().listRegions(limits);
    const [stored] = counts.regions.counts.values();
    expect(stored).toBeDefined();
    const isStored = async () => {
      await newRepository().listRegions(limits);
      return [...counts.regions.counts.values()].includes(stored as never);
    };
    expect(await isStored()).toBe(true);
    const edit = (change: string) =>
      sql(`update portfolio_project set ${change} where builder_id = $1 and image_url = '/2'`, [
        rheinlicht.id,
      ]);
    await edit("title = 'Another'");
    expect(await isStored()).toBe(true);
    await edit("location = 'Poznań'");
    expect(await isStored()).toBe(false);
    await newRepository().listRegions(limits);
    const [again] = counts.regions.counts.values();
    await sql("update builder set rating = rating where id = $1", [rheinlicht.id]);
    await newRepository().listRegions(limits);
    expect([...counts.regions.counts.values()]).not.toContain(again);
  });
});
