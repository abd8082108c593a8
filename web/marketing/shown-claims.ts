import type { Api } from "../../app-server/contract/api-client.ts";
import type { FiguresBody } from "../../app-server/contract/figures-calls.ts";
import type { FigureKey } from "../../domain/figures/figure-list.ts";
import { type Claim, noClaims, type ShownClaims } from "./claims.ts";
import { shownVetting } from "./vetting-steps.ts";

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
  const { hasSamples: isIllustrative, requiredVetting: required } = figures;
  const stats = isIllustrative ? specified : countedClaims(specified, figures);
  return { stats, isIllustrative, vetting: shownVetting(figures), required };
}

/** Maximum number of figures in a row. */
const most = 4;
/** Shown where there is room. */
const further: FigureKey[] = ["builders", "countries", "portfolio-projects", "industries"];

/**
 * The counted figures in place of the specified ones, as far as there are enough cases; promises
 * stay. A nought is no figure.
 */
function countedClaims(specified: readonly Claim[], { figures }: FiguresBody): Claim[] {
  const counted = (key: FigureKey): Claim[] => {
    const { text, value, label } = figures.find((each) => each.key === key) ?? {};
    return text && value && label ? [{ key, value: text, label }] : [];
  };
  const own = specified.flatMap((claim) => (claim.key ? counted(claim.key) : claim));
  const others = further.filter((key) => !own.some((claim) => claim.key === key));
  return [...own, ...others.flatMap(counted)].slice(0, most);
}
