import { pageCountOf } from "../../shared/page-number.ts";
import { industriesOfCard, industryCards } from "../industry-cards.ts";
import type { PortfolioRepository } from "../ports.ts";
import type { ProjectFilter } from "./project-filter.ts";
import { type ProjectSearch, projectPageSize } from "./project-search.ts";
import type { ProjectSort } from "./project-sort.ts";

type Input = {
  filter: ProjectFilter;
  /** The name of the chosen industry card. */
  card: string | null;
  sort: ProjectSort;
  page: number;
};

/** A visitor searches published projects: one page of matches, and the filter options with counts. */
export function searchPortfolio({
  portfolio,
}: {
  portfolio: Pick<PortfolioRepository, "searchCards" | "count">;
}) {
  return async ({ filter, card, sort, page }: Input): Promise<ProjectSearch> => {
    const wanted = { filter, cardIndustries: industriesOfCard(card), sort };
    const read = (number: number) =>
      portfolio.searchCards({
        ...wanted,
        offset: (number - 1) * projectPageSize,
        limit: projectPageSize,
      });
    const [{ byIndustry, hasSamples, ...found }, asked] = await Promise.all([
      portfolio.count(wanted),
      read(page),
    ]);
    const pageCount = pageCountOf(found.total, projectPageSize);
    const shown = Math.min(page, pageCount);
    return {
      ...found,
      cards: shown === page ? asked : await read(shown),
      page: shown,
      pageCount,
      industryCounts: industryCards.map(({ name, claimedCount }) => ({
        name,
        count: hasSamples ? claimedCount : sum(industriesOfCard(name), byIndustry),
      })),
    };
  };
}

function sum(industries: readonly string[], counts: ReadonlyMap<string, number>): number {
  return industries.reduce((total, industry) => total + (counts.get(industry) ?? 0), 0);
}
