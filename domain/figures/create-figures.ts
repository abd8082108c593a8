import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import { readFigures } from "./read-figures.ts";

/** Ports that these use cases need. */
export type FiguresPorts = {
  builders: BuilderProfileRepository;
  portfolio: PortfolioRepository;
};

/** The use cases: public figures. */
export function createFigures(ports: FiguresPorts) {
  return {
    readFigures: readFigures(ports),
  };
}
