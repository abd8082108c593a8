import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { MatchingRepository } from "../ports.ts";
import { type AskedByAdmin, requestForAdmin } from "../requests/request-for-admin.ts";
import { type LimitNeeds, limitsOf } from "./find-overrides.ts";
import type { ShowToMatch } from "./match-facts.ts";
import { readCandidates } from "./read-candidates.ts";
import { type SuggestedBuilders, suggestBuilders } from "./suggest-builders.ts";

type Needs = LimitNeeds & {
  quotes: QuoteRequestRepository;
  matching: MatchingRepository;
  clock: Clock;
};
type Suggested = SuggestedBuilders & {
  show: ShowToMatch | null;
  /** Number of builders considered. */
  considered: number;
  /** Number of ineligible builders beyond the listed ones. */
  moreIneligible: number;
};
type Answer = Result<Suggested, NotSignedIn | NotAllowed | RequestNotFound>;

/** Limits of the two lists; other builders are found by name. */
const shownSuggestions = 12;
const shownIneligible = 20;

/**
 * An admin asks who should quote for a request: the twelve best builders with reasons, and
 * ineligible ones with why. Four reads.
 */
export function listSuggestedBuilders(needs: Needs) {
  const { quotes, matching, clock } = needs;
  return async (asked: AskedByAdmin): Promise<Answer> => {
    const found = await requestForAdmin(quotes, asked);
    if (!found.ok) return found;
    const request = found.value;
    const now = clock.now();
    const limits = await limitsOf(needs, request);
    const { show, candidates } = await readCandidates(matching, request, now);
    const fitting = suggestBuilders({ ...request, show }, candidates, now, limits);
    return ok({
      show,
      considered: candidates.length,
      suggestions: fitting.suggestions.slice(0, shownSuggestions),
      ineligible: fitting.ineligible.slice(0, shownIneligible),
      moreIneligible: Math.max(0, fitting.ineligible.length - shownIneligible),
      unknowns: fitting.unknowns,
    });
  };
}
