import type { Api } from "../../app-server/contract/api-client.ts";
import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import { formatCount } from "../format.ts";
import { type Claim, claims } from "./claims.ts";
import { shownVetting, type VettingStep } from "./vetting-steps.ts";

export type ShownClaims = {
  stats: readonly Claim[];
  /** Whether the figures are fixed and illustrative. */
  isIllustrative: boolean;
  /** The vetting steps that are true of this site. */
  vetting: readonly VettingStep[];
};

/** Shown when the figures cannot be read. */
const noClaims: ShownClaims = { stats: [], isIllustrative: false, vetting: [] };

/** The figures to show on a page; none when they cannot be read. */
export async function readClaims(
  api: Pick<Api, "call">,
  specified: readonly Claim[],
): Promise<ShownClaims> {
  const figures = await api.call("GET /api/figures").catch(() => null);
  return figures ? shownClaims(specified, figures) : noClaims;
}

/** The specified claims when the content is samples; with real content only counted ones. */
export function shownClaims(specified: readonly Claim[], figures: FiguresBody): ShownClaims {
  const { hasSamples: isIllustrative } = figures;
  const stats = isIllustrative ? specified : countedClaims(specified, figures);
  return { stats, isIllustrative, vetting: shownVetting(figures) };
}

/** Replaces specified figures by counted ones and drops zeros; promises stay. */
function countedClaims(specified: readonly Claim[], figures: FiguresBody): Claim[] {
  const { builders, countries, projects, industries } = figures;
  const counted = [
    { amount: builders, one: "builder", many: "builders" },
    { amount: countries, one: "country", many: "countries" },
    { amount: projects, one: "portfolio project", many: "portfolio projects" },
    { amount: industries, one: "industry", many: "industries" },
  ];
  return [
    ...counted
      .filter(({ amount }) => amount > 0)
      .map(({ amount, one, many }) => ({
        value: formatCount(amount),
        label: amount === 1 ? one : many,
      })),
    ...specified.filter((claim) => claim === claims.quotesWithin),
  ];
}
