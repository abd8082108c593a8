import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import type { QuestionRepository } from "../questions/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { RateRepository } from "../rates/ports.ts";
import type { Clock } from "../shared/time/clock.ts";
import { readFigures } from "./read-figures.ts";
import { readQuoteMeasures } from "./read-quote-measures.ts";

/** Ports that these use cases need. */
export type FiguresPorts = {
  builders: BuilderProfileRepository;
  portfolio: PortfolioRepository;
  quotes: QuoteRequestRepository;
  questions: QuestionRepository;
  rates: RateRepository;
  clock: Clock;
};

/** The use cases: public figures, and how quotes are written and chosen. */
export function createFigures(ports: FiguresPorts) {
  return {
    readFigures: readFigures(ports),
    readQuoteMeasures: readQuoteMeasures(ports),
  };
}
