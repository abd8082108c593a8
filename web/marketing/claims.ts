import type { FigureKey } from "../../domain/figures/figure-list.ts";
import { specifiedFigures } from "../../domain/figures/specified-figures.ts";
import type { ShownClaims } from "./shown-claims.ts";

/** A figure, or a promise without a key. */
export type Claim = { key: FigureKey | null; value: string; label: string };

const specified = (key: keyof typeof specifiedFigures) => ({ key, ...specifiedFigures[key] });

/**
 * The figures of the marketing pages, as specified. Pages state different numbers of projects. With
 * samples the figures are marked as illustrative; with real content they are counted.
 */
export const claims = {
  builders: specified("vetted-builders"),
  projects: specified("projects-completed"),
  projectsOnHowItWorks: { ...specified("projects-completed"), value: "500+" },
  projectsOnAboutUs: { ...specified("projects-completed"), value: "2,800+" },
  portfolioProjects: specified("portfolio-projects"),
  industries: specified("industries"),
  satisfaction: specified("satisfaction"),
  repeatBusiness: specified("repeat-business"),
  quotesWithin: { key: null, value: "{h}", label: "to your quotes" },
} as const satisfies Record<string, Claim>;

/** Shown when the figures cannot be read. */
export const noClaims: ShownClaims = {
  stats: [],
  isIllustrative: false,
  vetting: [],
  required: "none",
};
