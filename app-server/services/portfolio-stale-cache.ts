import { LRUCache } from "lru-cache";
import type { Core } from "../../domain/core.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import { searchInMemory } from "../../domain/portfolio/search/search-in-memory.ts";
import { searchPortfolio } from "../../domain/portfolio/search/search-portfolio.ts";
import { type ProjectSearchBody, toProjectSearchBody } from "../contract/portfolio/portfolio.ts";
import type { System } from "./system.ts";

type Freshness = { contentSync: Pick<Core["contentSync"], "isContentStale"> };
type SearchInput = Parameters<Core["portfolio"]["searchPortfolio"]>[0];
type FoundProjects = ProjectSearchBody & { dataSource: string | null };
/** Sample projects and the names of their builders. */
export type Samples = () => { projects: PortfolioProject[]; builderNames: Map<string, string> };

export type PortfolioStaleCache = ReturnType<typeof createPortfolioStaleCache>;

const maxEntries = 100;

/**
 * The source of an answer about the portfolio: null for the database; `stale-cache` for the
 * database when the last content sync failed and its projects are more than an hour old; `cache`
 * for a copy of the last successful answer; `mock` for samples, when there is no copy either.
 */
export function createPortfolioStaleCache(
  samples: Samples,
  { isDatabaseAway }: Pick<System, "isDatabaseAway">,
) {
  const copies = new LRUCache<string, ProjectSearchBody>({ max: maxEntries });

  return {
    samples: () => samples().projects,

    /** Null is the default source, also when it can't be determined. */
    async sourceOf(core: Freshness): Promise<"stale-cache" | null> {
      return (await core.contentSync.isContentStale().catch(() => false)) ? "stale-cache" : null;
    },

    async search(
      core: Freshness & { portfolio: Pick<Core["portfolio"], "searchPortfolio"> },
      request: SearchInput,
    ): Promise<FoundProjects> {
      const key = JSON.stringify(request);
      try {
        const [found, dataSource] = await Promise.all([
          core.portfolio.searchPortfolio(request),
          this.sourceOf(core),
        ]);
        const body = toProjectSearchBody(found);
        copies.set(key, body);
        return { ...body, dataSource };
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        console.error("Cannot search the portfolio:", error);
        const copy = copies.get(key);
        if (copy) return { ...copy, dataSource: "cache" };
        const portfolio = searchInMemory(samples());
        const found = await searchPortfolio({ portfolio })(request);
        return { ...toProjectSearchBody(found), dataSource: "mock" };
      }
    },
  };
}
