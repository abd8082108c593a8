import type { Page, PageRequest } from "../shared/page.ts";
import type { PortfolioProject } from "./portfolio-project.ts";
import type { PortfolioRepository } from "./ports.ts";

/** A visitor lists all published projects, newest first. */
export function listPortfolio({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ page }: { page: PageRequest }): Promise<Page<PortfolioProject>> => portfolio.list(page);
}
