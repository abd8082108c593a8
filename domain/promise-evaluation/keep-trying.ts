import { adminOf } from "../accounts/admin-of.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { askForMore } from "./ask-for-more.ts";
import { whyClosed } from "./close-case.ts";
import type { EvaluationNeeds } from "./evaluate-promises.ts";
import { type InviteBuilders, inviteBuilders } from "./invite-builders.ts";
import { auditOf, changePromise } from "./pause-request.ts";
import type { PromiseRefusal } from "./refusals.ts";

/** Hours after which an admin who keeps trying sees the case again. */
const lookAgainHours = 24;

type Refused = NotSignedIn | NotAllowed | QuoteRefusal | PromiseRefusal;
type KeptTrying = { invited: number; lookAgainAt: Date };

/**
 * An admin keeps trying to get quotes after a missed promise: invites these builders, or without
 * any asks for more, and sees the case again in 24 hours. The miss stays counted. Refused where the
 * case is closed.
 */
export function keepTrying(needs: EvaluationNeeds) {
  const { promises } = needs;

  async function inviteMore(command: InviteBuilders): Promise<Result<number, Refused>> {
    if (command.add.length > 0) {
      const answer = await inviteBuilders(needs)(command);
      return answer.ok ? ok(answer.value.invited) : answer;
    }
    const asked = await askForMore(needs)(command);
    return ok(asked.ok && asked.value.mode === "auto" ? asked.value.builders : 0);
  }

  return async (command: InviteBuilders): Promise<Result<KeptTrying, Refused>> => {
    const { requestId, by } = command;
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const found = await promises.find(requestId);
    if (!found) return refuse({ kind: "quote-request-not-found" });
    const closed = whyClosed(found);
    if (closed) return refuse(closed);
    const invited = await inviteMore(command);
    if (!invited.ok) return invited;
    const again = new Date(needs.clock.now().getTime() + lookAgainHours * hourMs);
    const kept = await changePromise(needs, requestId, (current) => {
      const refusal = whyClosed(current);
      if (refusal) return refuse(refusal);
      return ok({
        promise: { ...current.promise, lookAgainAt: again },
        events: [],
        audit: auditOf(by, "quote-request.kept-trying", {}),
      });
    });
    return kept.ok ? ok({ invited: invited.value, lookAgainAt: again }) : kept;
  };
}
