import type { Page } from "../shared/page.ts";
import type { PortfolioRepository } from "./ports.ts";
import type { ShowcaseProject } from "./showcase-project.ts";

/** Projects per read. */
const showcasePageSize = 12;

/** A visitor browses all published projects, newest first. */
export function browseShowcase({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ after }: { after: string | null }): Promise<Page<ShowcaseProject>> =>
    portfolio.showcase({ limit: showcasePageSize, after });
}
