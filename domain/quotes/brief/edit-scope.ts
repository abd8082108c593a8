import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { categories } from "../../offers/category.ts";
import { type ScopeEdits, sameScopeEdits } from "../../offers/required-scope.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import type { QuoteNeeds } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { BriefChangedMeanwhile } from "../refusals.ts";
import { type CannotChangeBrief, findChangeableBrief } from "./find-changeable-brief.ts";
import { writeBriefChange } from "./write-brief-change.ts";

type EditScope = {
  requestId: QuoteRequestId;
  edits: ScopeEdits;
  /** The edits that the exhibitor read; null: not checked. */
  seen?: ScopeEdits | null;
  by: Principal;
};
type Refused = NotSignedIn | CannotChangeBrief | BriefChangedMeanwhile;

/**
 * An exhibitor adds categories to the request's scope and removes others, replacing all earlier
 * edits. Assigned builders get an email; quotes don't change. Identical edits change nothing and
 * email no one.
 */
export function editScope({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({
    requestId,
    edits,
    seen = null,
    by,
  }: EditScope): Promise<Result<QuoteRequest, Refused>> =>
    retryStale(async () => {
      const changeable = await findChangeableBrief(quotes, requestId, by, "change the scope");
      if (!changeable.ok) return changeable;
      const { found, actor } = changeable.value;
      const { scopeEdits: before } = found.request;
      const struck = categories.filter((category) => edits.struck.includes(category));
      const added = categories.filter(
        (category) => edits.added.includes(category) && !struck.includes(category),
      );
      // a category that is no longer struck is asked again; one no longer added isn't
      const news = {
        asked: [...without(added, before.added), ...without(before.struck, struck)],
        notAsked: [...without(struck, before.struck), ...without(before.added, added)],
      };
      if (news.asked.length + news.notAsked.length === 0) return ok(found.request);
      if (seen !== null && !sameScopeEdits(seen, before)) {
        return refuse({ kind: "brief-changed-meanwhile" });
      }

      const now = clock.now();
      const request = { ...found.request, scopeEdits: { added, struck }, updatedAt: now };
      const messages = await writeBriefChange(
        { builders, ids },
        { ...found, request },
        { ...news, fields: [] },
        now,
      );
      const audit = { actorId: actor.user.id, action: "quote-request.scope-changed", detail: news };
      await quotes.save({ request, messages, audit });
      return ok(asSaved(request));
    });
}

function without<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return some.filter((each) => !others.includes(each));
}
