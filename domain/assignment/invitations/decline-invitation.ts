import type { UserRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { newMessage } from "../../messages/new-message.ts";
import { findOwnInvitation } from "../../quotes/for-builders/find-own-invitation.ts";
import { requestFacts } from "../../quotes/letters/request-facts.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { DeclineCode } from "../../quotes/quote-request.ts";
import type { QuoteRefusal } from "../../quotes/refusals.ts";
import { auditedAs, type LinkHolder } from "../../quotes/response-link/response-link.ts";
import type { Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { leave } from "./leave.ts";

type Needs = { quotes: QuoteRequestRepository; users: UserRepository; ids: Ids; clock: Clock };
type DeclineInvitation = {
  requestId: QuoteRequestId;
  /** Null in a body of before: other. */
  code?: DeclineCode | null;
  reason: string | null;
  by: Principal | LinkHolder;
};

/** An assigned builder declines. Admins get an email with the reason, so that they can invite another builder. */
export function declineInvitation({ quotes, users, ids, clock }: Needs) {
  return ({
    requestId,
    code = null,
    reason,
    by,
  }: DeclineInvitation): Promise<Result<null, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnInvitation(quotes, requestId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const step = leave(found, { builderId: builder.id, code: code ?? "other", reason }, now);
      if (!step.ok) return step;

      const { request, responses } = step.value;
      const messages = (await users.listByType("admin")).map((admin) =>
        newMessage(
          { ids },
          {
            kind: "invitation-declined",
            to: { name: admin.firstName, address: admin.email },
            request: requestFacts(request),
            builderName: builder.name,
            reason,
            buildersLeft: request.assignedBuilders.length,
          },
          {
            at: now,
            dedupeKey: `invitation-declined/${request.id}/${builder.id}/${now.getTime()}/${admin.id}`,
            quoteRequestId: request.id,
          },
        ),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { builderId: builder.id, ...via };
      const audit = { actorId, action: "invitation.declined", detail };
      await quotes.save({ request, responses, messages, audit });
      return ok(null);
    });
}
