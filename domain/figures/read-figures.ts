import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import { noFilter } from "../portfolio/search/project-filter.ts";
import type { FigureRepository } from "./ports.ts";

/** Counts shown on marketing pages, and whether samples are included. */
export type Figures = {
  /** When true, pages show fixed figures marked as illustrative (decision 045). */
  hasSamples: boolean;
  /** Approved, public builders. */
  builders: number;
  /** Distinct countries of those builders. */
  countries: number;
  /** Those of these builders with three published projects or more. */
  buildersShowingWork: number;
  /** Published projects, counted up to 10,000. */
  projects: number;
  /** Distinct industries of those projects. */
  industries: number;
};

type Needs = {
  builders: Pick<BuilderProfileRepository, "readTotals">;
  portfolio: Pick<PortfolioRepository, "count">;
  figures: FigureRepository;
};

/** Number of published projects from which a builder counts as showing its work. */
const projectsShown = 3;

/** A visitor reads the counts for the marketing pages. */
export function readFigures({ builders, portfolio, figures }: Needs) {
  return async (): Promise<Figures> => {
    const [totals, counted, buildersShowingWork] = await Promise.all([
      builders.readTotals(),
      portfolio.count({ filter: noFilter, cardIndustries: [] }),
      figures.countBuildersWithProjects(projectsShown),
    ]);
    const industries = [...counted.byIndustry.values()].filter((projects) => projects > 0);
    return {
      hasSamples: counted.hasSamples,
      builders: totals.builders,
      countries: totals.countries,
      buildersShowingWork,
      projects: counted.total,
      industries: industries.length,
    };
  };
}
