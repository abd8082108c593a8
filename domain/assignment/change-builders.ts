import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { PromiseSeen, QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import {
  type Invitation,
  type Priority,
  type QuoteRequest,
  renewedInvitation,
} from "../quotes/quote-request.ts";
import type {
  BuilderNotAssignable,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../quotes/refusals.ts";
import type { BuilderId, Ids, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { assign } from "./assign.ts";
import { isAssignable } from "./invitations/reachable-builders.ts";
import { type AnswerTimeNeeds, setAnswerTimes } from "./invitations/set-answer-times.ts";
import { writeInvitations } from "./invitations/write-invitations.ts";

export type ChangeBuildersNeeds = AnswerTimeNeeds & {
  quotes: QuoteRequestRepository;
  ids: Ids;
  clock: Clock;
};
type Change = {
  /** All builders to assign; replaces the stored set. */
  builderIds: readonly BuilderId[];
  priority?: Priority | null;
  /**
   * Facts stored with the new invitations, such as the score; without them, the admin's own choice.
   */
  invitedAs?: ReadonlyMap<BuilderId, Partial<Invitation>>;
  /** Released builders to invite again. */
  again?: readonly BuilderId[];
  /** The promise that the choice is based on; when it has changed, nothing is saved. */
  decidedBy?: PromiseSeen;
  /** Milliseconds for which the emails to new builders wait; missing: they leave at once. */
  heldMs?: number | undefined;
  /** Null for the system itself. */
  actorId: UserId | null;
  /** The action in the audit log. */
  action?: string;
};
export type BuildersChanged = { request: QuoteRequest; added: number; removed: number };

const usualAction = "quote-request.assigned";

type Answer = Result<
  BuildersChanged,
  RequestNotOpen | ResponseAlreadyAccepted | BuilderNotAssignable
>;

/**
 * Sets the builders who may quote, and saves. New ones are invited, removed ones get an email. Throws `StaleWriteError` when
 * the request was saved since it was read.
 */
export function changeBuilders(needs: ChangeBuildersNeeds) {
  const { quotes, builders, ids, clock } = needs;

  async function findUnassignable(added: BuilderId[]): Promise<BuilderId[]> {
    if (added.length === 0) return [];
    const known = await builders.findMany(added);
    const assignable = new Set(known.filter(isAssignable).map((builder) => builder.id));
    return added.filter((id) => !assignable.has(id));
  }

  return async (found: QuoteCase, change: Change): Promise<Answer> => {
    const { builderIds, priority = null, invitedAs, again = [], decidedBy, actorId } = change;
    const { action = usualAction, heldMs = 0 } = change;
    const now = clock.now();
    const chosen = { builderIds, priority, ...(invitedAs && { invitedAs }) };
    const step = assign(found, chosen, now);
    if (!step.ok) return step;
    const { responses, added, removed } = step.value;
    const unassignable = await findUnassignable(added);
    if (unassignable.length > 0) {
      return refuse({ kind: "builder-not-assignable", builderIds: unassignable });
    }
    const started = invitedAgain(step.value.request, again, now);
    if (started === found.request) return ok({ request: found.request, added: 0, removed: 0 });
    const asked = [...added, ...again];
    const request = await setAnswerTimes(needs, started, asked, now);
    const invitations = await writeInvitations(needs, request, asked, now);
    const nextAttemptAt = new Date(now.getTime() + heldMs);
    const held = invitations.map((message) => ({ ...message, nextAttemptAt }));
    const farewells = await writeToBuilders({ builders, ids }, removed, {
      request,
      at: now,
      key: (id) => `invitation-removed/${request.id}/${id}/${now.getTime()}`,
      compose: (facts) => ({
        kind: "invitation-removed",
        ...facts,
      }),
    });
    const overrode = added.flatMap((id) => invitedAs?.get(id)?.overrode ?? []);
    const detail = {
      added: asked,
      removed,
      priority: request.priority,
      ...(overrode.length > 0 && { overrode: [...new Set(overrode)] }),
    };
    const audit = { actorId, action, detail };
    const messages = [...held, ...farewells];
    await quotes.save({ request, responses, messages, audit, ...(decidedBy && { decidedBy }) });
    return ok({ request: asSaved(request), added: asked.length, removed: removed.length });
  };
}

/** Replaces these released invitations by new ones, made at `at`. */
function invitedAgain(request: QuoteRequest, again: readonly BuilderId[], at: Date): QuoteRequest {
  if (again.length === 0) return request;
  const wave = 1 + Math.max(0, ...request.invitations.map((invitation) => invitation.wave));
  const invitations = request.invitations.map((invitation) =>
    again.includes(invitation.builderId) && invitation.releasedAt && !invitation.removedAt
      ? { ...renewedInvitation(invitation, at), wave }
      : invitation,
  );
  return { ...request, invitations, updatedAt: at };
}
