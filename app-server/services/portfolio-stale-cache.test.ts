import { Hono } from "hono";
import { expect, test } from "vitest";
import { glassTower as project } from "../../domain/portfolio/examples.ts";
import { noFilter } from "../../domain/portfolio/search/project-filter.ts";
import { searchInMemory } from "../../domain/portfolio/search/search-in-memory.ts";
import { searchPortfolio } from "../../domain/portfolio/search/search-portfolio.ts";
import { createCachedListResponse } from "../http/cache/cached-list-response.ts";
import { testSystem } from "../test/test-system.ts";
import { createPortfolioStaleCache } from "./portfolio-stale-cache.ts";

const sample = { ...project, title: "A sample", isSample: true };
const samples = () => ({ projects: [sample], builderNames: new Map<string, string>() });
const wanted = { filter: noFilter, card: null, sort: "newest", page: 1 } as const;
const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** A core whose database may be away, and whose content may be stale. */
function createHalfCore() {
  const state = { error: null as Error | null, isStale: false };
  const real = searchPortfolio({
    portfolio: searchInMemory({ ...samples(), projects: [project] }),
  });
  const core = {
    portfolio: {
      async searchPortfolio(request: Parameters<typeof real>[0]) {
        if (state.error) throw state.error;
        return real(request);
      },
    },
    contentSync: { isContentStale: async () => state.isStale },
  };
  return { state, core };
}

test("a search comes from the database, else from its last copy, else from samples, and says so [D08]", async () => {
  const { state, core } = createHalfCore();
  const copies = createPortfolioStaleCache(samples, testSystem());
  const titleAndSource = async (page = 1) => {
    const found = await copies.search(core, { ...wanted, page });
    return [found.projects[0]?.title, found.dataSource];
  };
  state.error = away;
  expect(await titleAndSource()).toEqual(["A sample", "mock"]);
  state.error = null;
  expect(await titleAndSource()).toEqual([project.title, null]);
  state.isStale = true;
  expect(await titleAndSource()).toEqual([project.title, "stale-cache"]);
  state.error = away;
  expect(await titleAndSource()).toEqual([project.title, "cache"]);
  expect(await titleAndSource(2)).toEqual(["A sample", "mock"]);
  state.error = new Error("a mistake of ours");
  await expect(titleAndSource()).rejects.toThrow("a mistake of ours");
});

test("the whole list says where it comes from, too [D08]", async () => {
  let error: Error | null = away;
  let from: string | null = null;
  const answerWhole = createCachedListResponse(testSystem());
  const app = new Hono().get("/", (c) =>
    answerWhole(c, {
      async version() {
        if (error) throw error;
        return "1";
      },
      read: async () => ({ items: ["kept"], link: null }),
      sourceOf: async () => from,
      samples: () => ["sample"],
    }),
  );
  const read = async () => {
    const response = await app.request("/");
    return [await response.json(), response.headers.get("x-data-source")];
  };
  expect(await read()).toEqual([["sample"], "mock"]);
  error = null;
  expect(await read()).toEqual([["kept"], null]);
  from = "stale-cache";
  expect(await read()).toEqual([["kept"], "stale-cache"]);
  error = away;
  expect(await read()).toEqual([["kept"], "cache"]);
});
