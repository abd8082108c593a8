import { industriesOfCard } from "../industry-cards.ts";
import type { PortfolioProject } from "../portfolio-project.ts";
import type { PortfolioRepository } from "../ports.ts";
import type { ProjectFilter } from "./project-filter.ts";
import type { ProjectSort } from "./project-sort.ts";

type Input = {
  filter: ProjectFilter;
  card: string | null;
  sort: ProjectSort;
  page: number;
  size: number;
};

/** A visitor lists the published projects that match a filter, a page at a time. */
export function listFilteredProjects({ portfolio }: { portfolio: PortfolioRepository }) {
  return async ({
    filter,
    card,
    sort,
    page,
    size,
  }: Input): Promise<{ projects: PortfolioProject[]; total: number }> => {
    const wanted = { filter, cardIndustries: industriesOfCard(card), sort };
    const offset = (page - 1) * size;
    const { total } = await portfolio.count(wanted);
    if (offset >= total) return { projects: [], total };
    return { projects: await portfolio.search({ ...wanted, offset, limit: size }), total };
  };
}
