import { adminOf } from "../../accounts/admin-of.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteRefusal } from "../../quotes/refusals.ts";
import type { Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { reachableBuilders } from "./reachable-builders.ts";
import { renewInvitations } from "./renew-invitations.ts";
import { type AnswerTimeNeeds, setAnswerTimes } from "./set-answer-times.ts";
import { writeInvitations } from "./write-invitations.ts";

type Needs = AnswerTimeNeeds & {
  quotes: QuoteRequestRepository;
  ids: Ids;
  clock: Clock;
};
type SendAgain = {
  requestId: QuoteRequestId;
  /** Missing: all builders whose invitation failed. */
  builderIds?: readonly string[] | null;
  by: Principal;
};
type Answer = Result<
  { request: QuoteRequest; sentAgain: number },
  NotSignedIn | NotAllowed | QuoteRefusal
>;

/** An admin has failed invitations sent again. */
export function sendAgain(needs: Needs) {
  const { quotes, builders, clock } = needs;
  return ({ requestId, builderIds = null, by }: SendAgain): Promise<Answer> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const found = await quotes.findCase(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      // An invitation to a builder without an address, or off the site, stays failed.
      const reachable = await reachableBuilders(builders, found.request);
      const wanted = reachable.filter((id) => builderIds?.includes(id) ?? true);
      const now = clock.now();
      const step = renewInvitations(found, wanted, now);
      if (!step.ok) return step;

      const { renewed } = step.value;
      const request = await setAnswerTimes(needs, step.value.request, renewed, now);
      const messages = await writeInvitations(needs, request, renewed, now);
      const actorId = by.kind === "member" ? by.user.id : null;
      const detail = { builders: renewed };
      const audit = { actorId, action: "quote-request.sent-again", detail };
      await quotes.save({ request, messages, audit });
      return ok({ request: asSaved(request), sentAgain: renewed.length });
    });
}
