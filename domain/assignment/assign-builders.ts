import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { AssignableBuilder } from "../builder-profiles/ports.ts";
import { requestFacts } from "../quotes/letters/request-facts.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { Priority, QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { assign } from "./assign.ts";
import { assignmentVersion } from "./assignment-version.ts";
import { type AnswerTimeNeeds, setAnswerTimes } from "./invitations/set-answer-times.ts";
import { writeInvitations } from "./invitations/write-invitations.ts";

type Needs = AnswerTimeNeeds & {
  quotes: QuoteRequestRepository;
  ids: Ids;
  clock: Clock;
};
type AssignBuilders = {
  requestId: QuoteRequestId;
  /** The whole new set. */
  builderIds: readonly string[];
  priority?: Priority | null;
  /** The `assignmentVersion` that the admin read, if given; else the current one. */
  version?: number | null;
  by: Principal;
};
type Assigned = { request: QuoteRequest; added: number; removed: number };
type Answer = Result<Assigned, NotSignedIn | NotAllowed | QuoteRefusal>;

/**
 * An admin sets the builders who may quote. New ones are invited, removed ones get an email. Throws
 * `StaleWriteError` only when the assignment itself changed in between.
 */
export function assignBuilders(needs: Needs) {
  const { quotes, builders, ids, clock } = needs;

  async function findUnassignable(added: BuilderId[]): Promise<BuilderId[]> {
    if (added.length === 0) return [];
    const known = await builders.findMany(added);
    const assignable = new Set(known.filter(isAssignable).map((builder) => builder.id));
    return added.filter((id) => !assignable.has(id));
  }

  return async (command: AssignBuilders): Promise<Answer> => {
    const refusal = unlessAdmin(command.by);
    if (refusal) return refuse(refusal);
    let seen = command.version ?? null;
    return retryStale(async () => {
      const found = await quotes.findCase(command.requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      seen ??= assignmentVersion(found.request);
      if (seen !== assignmentVersion(found.request)) throw new StaleWriteError(command.requestId);
      return decideAndSave(found, command);
    });
  };

  async function decideAndSave(
    found: QuoteCase,
    { builderIds, priority = null, by }: AssignBuilders,
  ): Promise<Answer> {
    const now = clock.now();
    const step = assign(found, { builderIds: builderIds as readonly BuilderId[], priority }, now);
    if (!step.ok) return step;
    const { responses, added, removed } = step.value;
    const unassignable = await findUnassignable(added);
    if (unassignable.length > 0) {
      return refuse({ kind: "builder-not-assignable", builderIds: unassignable });
    }
    if (step.value.request === found.request) {
      return ok({ request: found.request, added: 0, removed: 0 });
    }
    const request = await setAnswerTimes(needs, step.value.request, added, now);
    const invitations = await writeInvitations({ builders, ids }, request, added, now);
    const farewells = await writeToBuilders({ builders, ids }, removed, {
      quoteRequestId: request.id,
      at: now,
      key: (id) => `invitation-removed/${request.id}/${id}/${now.getTime()}`,
      compose: (to, { name }) => ({
        kind: "invitation-removed",
        to,
        request: requestFacts(request),
        builderName: name,
      }),
    });
    const actorId = by.kind === "member" ? by.user.id : null;
    const detail = { added, removed, priority: request.priority };
    const audit = { actorId, action: "quote-request.assigned", detail };
    await quotes.save({ request, responses, messages: [...invitations, ...farewells], audit });
    return ok({ request: asSaved(request), added: added.length, removed: removed.length });
  }
}

function isAssignable(builder: AssignableBuilder): boolean {
  return builder.reviewState === "approved" && builder.public && builder.invitationEmail !== null;
}
