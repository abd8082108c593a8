import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import { formatCount } from "../format.ts";

export type VettingStep = { title: string; text: string };

/**
 * Editable copy: the steps in which a builder is vetted, as specified. Shown beside samples only.
 * Separate from the claims, which every page loads with its footer.
 */
export const vettingSteps = [
  { title: "Portfolio review", text: "Booths they have really built, not renderings." },
  { title: "Reference verification", text: "We call the exhibitors they worked for." },
  { title: "Insurance and licensing", text: "Certificates on file before the first request." },
  { title: "On-site quality assessment", text: "We've seen their work on a show floor." },
] as const;

/** The steps to show: the specified ones beside samples; with real content only what is counted. */
export function shownVetting(figures: FiguresBody): readonly VettingStep[] {
  const { hasSamples, builders, buildersShowingWork } = figures;
  if (hasSamples) return vettingSteps;
  if (builders === 0) return [];
  const counted = `${formatCount(buildersShowingWork)} of ${formatCount(builders)}`;
  return [
    {
      title: "Portfolio review",
      text: `${counted} builders have this today: three published projects or more.`,
    },
  ];
}
