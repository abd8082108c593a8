import type { Page } from "../shared/page.ts";
import type { PortfolioRepository } from "./ports.ts";
import type { ShowcaseProject } from "./showcase-project.ts";

/** How many projects are read at a time. */
const showcasePageSize = 12;

/** Anyone walks past everything that is published, newest first. */
export function browseShowcase({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ after }: { after: string | null }): Promise<Page<ShowcaseProject>> =>
    portfolio.showcase({ limit: showcasePageSize, after });
}
