import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import { noFilter } from "../portfolio/search/project-filter.ts";
import { figure, valuesOf } from "../promise/ledger/promise-figures.ts";
import { summarizeFigures } from "../promise/ledger/summarize-figures.ts";
import type { PromiseLedger } from "../promise/ports.ts";
import { countedSince } from "../ratings/review.ts";
import type { CheckKind } from "../shared/check-kinds.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { RequiredVetting } from "../vetting/required-vetting.ts";
import { type CountedFigure, type Counts, figureList, figuresOfCounts } from "./figure-list.ts";
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
  /** Those of these builders with a valid check, by its kind. */
  checked: Partial<Record<CheckKind, number>>;
  /** The checks that builders need to be invited today. */
  requiredVetting: RequiredVetting;
  /** Published projects, counted up to 10,000. */
  projects: number;
  /** Distinct industries of those projects. */
  industries: number;
  /** Every figure, with how many cases it has. */
  figures: CountedFigure[];
};

type Needs = {
  builders: Pick<BuilderProfileRepository, "readTotals">;
  portfolio: Pick<PortfolioRepository, "count">;
  promiseLedger: Pick<PromiseLedger, "figuresSince">;
  figures: FigureRepository;
  clock: Clock;
};

/** Number of published projects from which a builder counts as showing its work. */
const projectsShown = 3;
/** Days of requests in the figures of the promise. */
const ledgerDays = 90;

/** A visitor reads the counts for the marketing pages. */
export function readFigures({ builders, portfolio, promiseLedger, figures, clock }: Needs) {
  return async (): Promise<Figures> => {
    const now = clock.now();
    const yearAgo = new Date(now);
    yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
    const since = utcDay(new Date(now.getTime() - ledgerDays * dayMs));
    const [totals, counted, buildersShowingWork, outcomes, ledger] = await Promise.all([
      builders.readTotals(),
      portfolio.count({ filter: noFilter, cardIndustries: [] }),
      figures.countBuildersWithProjects(projectsShown),
      figures.countOutcomes({ now, reviewsSince: countedSince(now), completedBefore: yearAgo }),
      promiseLedger.figuresSince(since),
    ]);
    const industries = [...counted.byIndustry.values()].filter((projects) => projects > 0);
    const counts = {
      builders: totals.builders,
      countries: totals.countries,
      projects: counted.total,
      industries: industries.length,
    };
    return {
      hasSamples: counted.hasSamples,
      ...counts,
      buildersShowingWork,
      checked: outcomes.checked,
      requiredVetting: outcomes.requiredVetting,
      figures: figuresOfCounts({ ...counts, ...outcomes, ...promiseCounts(ledger) }, outcomes.asOf),
    };
  };
}

function promiseCounts(
  ledger: Parameters<typeof summarizeFigures>[0],
): Pick<Counts, "first" | "all" | "firstQuote"> {
  const { least } = figureList["first-24"];
  const { first, all } = summarizeFigures(ledger, { days: ledgerDays, least });
  const { medianMs } = first;
  const quoted = valuesOf(ledger, figure.firstHours);
  return {
    first,
    all,
    firstQuote: {
      hours: medianMs === null ? null : medianMs / hourMs,
      requests: quoted.reduce((sum, { count }) => sum + count, 0),
    },
  };
}
