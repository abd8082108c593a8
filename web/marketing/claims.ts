import type { FigureKey } from "../../domain/figures/figure-list.ts";
import { specifiedFigures } from "../../domain/figures/specified-figures.ts";
import type { RequiredVetting } from "../../domain/vetting/required-vetting.ts";
import type { VettingStep } from "./vetting-steps.ts";

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

export type ShownClaims = {
  stats: readonly Claim[];
  /** Whether the figures are fixed and illustrative. */
  isIllustrative: boolean;
  /** The vetting steps that are true of this site. */
  vetting: readonly VettingStep[];
  /** The checks that builders need to be invited. */
  required: RequiredVetting;
};

/** Shown when the figures cannot be read. */
export const noClaims: ShownClaims = {
  stats: [],
  isIllustrative: false,
  vetting: [],
  required: "none",
};
