import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { toBuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import { searchBuilders } from "../../../domain/builder-profiles/search-builders.ts";
import { type BuilderContent, findsBuilders } from "../../contracts/builder-search.contract.ts";
import { countsSupply } from "../../contracts/supply-repository.contract.ts";
import { createMemoryBuilderProfileRepository } from "../../memory/builder-profile-repository.ts";
import { sampleBuilders } from "../../samples/sample-builders.ts";
import { sampleProjects } from "../../samples/sample-projects.ts";
import { toPortfolioProjectRow } from "../portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { createPostgresSupplyRepository } from "../supply/supply-repository.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { toTradeShowRow } from "../trade-shows/trade-show-mapper.ts";
import { toBuilderRow } from "./builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "./builder-profile-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2026-11-21T10:00:00.000Z");
let stored: BuilderContent | null = null;

/** Content is stored once and read by all tests that ask for the same. */
async function store(content: BuilderContent) {
  if (stored !== content) {
    await tables.empty();
    const em = tables.newEm();
    await insertRows(
      em,
      "builder",
      content.builders.map((each) => toBuilderRow(each)),
    );
    const projects = content.projects.map((each) => toPortfolioProjectRow(each));
    await insertRows(em, "portfolio_project", projects);
    await insertRows(
      em,
      "trade_show",
      content.shows.map((each) => toTradeShowRow(each, now)),
    );
    stored = content;
  }
  return tables.newEm();
}
const open = async (content: BuilderContent) =>
  createPostgresBuilderProfileRepository(await store(content));

describe("PostgreSQL search for builders by place, show, booth and budget", () => {
  findsBuilders(open);

  it("agrees with the domain's rules, whatever is wanted", async () => {
    const builders = sampleBuilders(now, null as never);
    const content = { builders, projects: sampleProjects(now, builders), shows: [] };
    const repository = await open(content);
    const inMemory = createMemoryBuilderProfileRepository(builders, [], content.projects);
    const some = (...values: string[]) => fc.option(fc.constantFrom(...values));
    const wishes = fc.record({
      search: fc.constantFrom("", "custom"),
      place: some(
        "Las Vegas",
        "LAS VEGAS",
        "Berlin, Germany",
        "EUROPE",
        "Köln",
        "100%",
        "a\\b'c",
        "Montréal",
      ),
      show: some("CES", "emo 2027", "ces%", "interpack"),
      boothType: some("island", "Inline", "50%", "pavilion"),
      boothSize: some("10x10", "30x30", "20 x 30"),
      budget: some("5000-15000", "75000-150000", "150000+"),
      region: some("Europe", "North America"),
    });
    const answer = async (from: typeof repository, sent: Parameters<typeof toBuilderFilter>[0]) => {
      const found = await searchBuilders({ builders: from })({
        filter: toBuilderFilter(sent),
        page: 1,
      });
      const { total, built, looser } = found;
      return { ids: found.builders.map(({ id }) => id), total, built, looser };
    };
    await fc.assert(
      fc.asyncProperty(wishes, async (sent) => {
        expect(await answer(repository, sent)).toEqual(await answer(inMemory, sent));
      }),
      { numRuns: 40 },
    );
  });

  it("shows the project that fits best first, with its facts", async () => {
    const builders = sampleBuilders(now, null as never);
    const repository = await open({ builders, projects: sampleProjects(now, builders), shows: [] });
    const filter = toBuilderFilter({ place: "Las Vegas", boothType: "island", boothSize: "30x30" });
    const { builders: found } = await searchBuilders({ builders: repository })({ filter, page: 1 });
    const [redwood] = found;
    expect(redwood?.fittingWork).toMatchObject({
      title: "The Glass Lab",
      size: "30x40",
      projectType: "Island Booth",
      eventName: "CES",
      location: "Las Vegas, Nevada",
      year: "2026",
    });
    const glassLab = sampleProjects(now, builders).find(({ title }) => title === "The Glass Lab");
    expect(redwood?.portfolioImages[0]).toBe(glassLab?.imageUrl);
    const any = await searchBuilders({ builders: repository })({
      filter: toBuilderFilter({}),
      page: 1,
    });
    expect(any.builders.every(({ fittingWork }) => fittingWork === null)).toBe(true);
    const atShow = await searchBuilders({ builders: repository })({
      filter: toBuilderFilter({ show: "CES" }),
      page: 1,
    });
    const shown = atShow.builders.find(({ id }) => id === redwood?.id);
    expect(shown?.fittingWork?.eventName).toBe("CES");
    expect(shown?.portfolioImages[0]).toBe(glassLab?.imageUrl);
    // what it built elsewhere follows
    const without = any.builders.find(({ id }) => id === redwood?.id);
    expect(new Set(shown?.portfolioImages)).toEqual(new Set(without?.portfolioImages));
  });
});

describe("PostgreSQL supply", () => {
  countsSupply(async (content) => createPostgresSupplyRepository(await store(content)));
});
