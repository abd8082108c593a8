import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import type { CheckKind } from "../../domain/shared/check-kinds.ts";
import { formatCount } from "../format.ts";

export type VettingStep = { title: string; text: string };

/**
 * Editable copy: the steps in which a builder is vetted, as specified. Shown beside samples only.
 * Separate from the claims, which every page loads with its footer.
 */
export const vettingSteps = [
  {
    kind: "portfolio",
    title: "Portfolio review",
    text: "Booths they have really built, not renderings.",
  },
  {
    kind: "references",
    title: "Reference verification",
    text: "We ask the exhibitors they worked for.",
  },
  {
    kind: "insurance",
    title: "Insurance and licensing",
    text: "A certificate of liability, with its amounts and its dates.",
  },
  {
    kind: "site",
    title: "On-site quality assessment",
    text: "A booth of theirs, seen on a show floor, with photos.",
  },
] as const satisfies (VettingStep & { kind: CheckKind })[];

/** The steps to show: the specified ones beside samples; with real content only what is counted. */
export function shownVetting(figures: FiguresBody): readonly VettingStep[] {
  const { hasSamples, builders, checked } = figures;
  if (hasSamples) return vettingSteps;
  if (builders === 0) return [];
  return vettingSteps.map(({ kind, title }) => {
    const counted = `${formatCount(checked[kind])} of ${formatCount(builders)}`;
    return { title, text: `${counted} builders have this today.` };
  });
}
