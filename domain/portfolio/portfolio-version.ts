import type { PortfolioRepository } from "./ports.ts";

/** Another text after every change of what is published: whoever keeps a copy of the portfolio asks for it. */
export function portfolioVersion({ portfolio }: { portfolio: PortfolioRepository }) {
  return (): Promise<string> => portfolio.version();
}
