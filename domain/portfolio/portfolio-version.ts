import type { PortfolioRepository } from "./ports.ts";

/** Version that changes with every change to published projects; a cache key for readers. */
export function portfolioVersion({ portfolio }: { portfolio: PortfolioRepository }) {
  return (): Promise<string> => portfolio.version();
}
