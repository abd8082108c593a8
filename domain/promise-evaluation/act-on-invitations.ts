import { type ChangeBuildersNeeds, changeBuilders } from "../assignment/change-builders.ts";
import { matchVersion } from "../assignment/matching/matching-weights.ts";
import type { Evaluation, PromiseAction } from "../promise/evaluation/evaluate.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import type { ProposedInvitation } from "../promise/quote-promise.ts";
import type { Invitation, QuoteRequest } from "../quotes/quote-request.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { type Gathered, releasedBuilders } from "./gather-facts.ts";
import { proposedBuilders } from "./judge.ts";
import { writeReleases, writeReminders } from "./write-reminders.ts";

type InvitationAction = Extract<PromiseAction, { invitedAt: Date }>;

/**
 * Applies and saves what an evaluation decided about invitations: reminders, lapses and releases,
 * or, when there are none, new invitations. One save per call, so that a crash repeats nothing.
 * Returns whether anything was saved.
 */
export async function actOnInvitations(
  needs: ChangeBuildersNeeds,
  found: PromiseCase,
  { actions }: Pick<Evaluation, "actions">,
  suggested: Gathered["suggested"],
  now: Date,
  audit?: AuditEntry,
): Promise<boolean> {
  const changed = changedRequest(found.request, actions, now);
  if (changed) {
    const ofKind = (kind: InvitationAction["kind"]) =>
      actions.flatMap((action) => (action.kind === kind ? action.builderId : []));
    const messages = [
      ...(await writeReminders(needs, changed, ofKind("remind"), now)),
      ...(await writeReleases(needs, changed, ofKind("release"), now, !audit)),
    ];
    const decidedBy = found.promise;
    await needs.quotes.save({ request: changed, messages, decidedBy, ...(audit && { audit }) });
    return true;
  }
  const chosen = proposedBuilders(actions, suggested);
  if (chosen.length === 0) return false;
  const invited = await invite(needs, found, chosen, null);
  return invited.ok && invited.value.added > 0;
}

/**
 * Marks invitations as reminded, lapsed and released; a missed target makes the request urgent.
 * Null when nothing changes.
 */
function changedRequest(
  request: QuoteRequest,
  actions: readonly PromiseAction[],
  now: Date,
): QuoteRequest | null {
  const ofInvitations = actions.filter((action) => "invitedAt" in action);
  const isMissed = actions.some(
    (action) => action.kind === "notify" && ["first-missed", "all-missed"].includes(action.notice),
  );
  const isUrgent = isMissed && request.priority !== "high";
  if (ofInvitations.length === 0 && !isUrgent) return null;
  const after = (invitation: Invitation): Invitation => {
    const action = ofInvitations.find(
      ({ builderId, invitedAt }) =>
        builderId === invitation.builderId &&
        invitedAt.getTime() === invitation.invitedAt.getTime(),
    );
    switch (action?.kind) {
      case "remind":
        return { ...invitation, remindersSent: invitation.remindersSent + 1, remindedAt: now };
      case "lapse":
        return { ...invitation, lapsedAt: now };
      case "release":
        return { ...invitation, releasedAt: now };
      default:
        return invitation;
    }
  };
  return {
    ...request,
    ...(isUrgent && { priority: "high" as const }),
    invitations: request.invitations.map(after),
    updatedAt: now,
  };
}

/**
 * Invites these builders as the system's choice; they take a seat when they acknowledge. `actorId`:
 * who confirmed it. `heldMs`: how long their emails wait.
 */
export function invite(
  needs: ChangeBuildersNeeds,
  found: PromiseCase,
  chosen: readonly ProposedInvitation[],
  actorId: UserId | null,
  heldMs?: number,
) {
  const builderIds = chosen.map(({ builderId }) => builderId);
  const invitedAs = new Map(
    chosen.map(({ builderId, points, reasons }): [BuilderId, Partial<Invitation>] => [
      builderId,
      { invitedBy: "system", points, reasons, matchVersion },
    ]),
  );
  const { assignedBuilders } = found.request;
  const released = releasedBuilders(found);
  return changeBuilders(needs)(found, {
    builderIds: [...assignedBuilders, ...builderIds],
    invitedAs,
    again: builderIds.filter((id) => released.includes(id)),
    decidedBy: found.promise,
    heldMs,
    actorId,
  });
}
