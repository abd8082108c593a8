import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import { moveAnswerTimes } from "../assignment/invitations/set-answer-times.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { invitationState } from "../promise/evaluation/invitation-state.ts";
import { isSlip, pauseEndsAt, resumePromise } from "../promise/pause-promise.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import { writePause } from "./write-pause.ts";
import { writeReminders } from "./write-reminders.ts";

type Ending = { by: "admin" | "system"; now: Date; audit?: AuditEntry };

/**
 * Resumes both clocks and adds the pause to builders' answer times, in one save. Builders who
 * haven't answered are emailed their new time, unless the pause was a slip. A pause that used up
 * its time ends at that moment, even if found later. Throws StaleWriteError when the promise or its
 * request has changed since.
 */
export async function endPause(
  needs: ChangeBuildersNeeds,
  { request, promise, policy, answers }: PromiseCase,
  { by, now, audit }: Ending,
): Promise<void> {
  const { pausedSince } = promise;
  const ends = pauseEndsAt(promise, policy.params);
  if (!pausedSince || !ends) return;
  const at = ends < now ? ends : now;
  const pause = { from: pausedSince, until: at };
  const moved = await moveAnswerTimes(needs, request, pause);
  const waiting = moved.invitations
    .filter((invitation, index) => {
      const state = invitationState(invitation, answers);
      const before = request.invitations[index]?.respondBy?.getTime();
      const isMoved = invitation.respondBy?.getTime() !== before;
      return isMoved && (state === "delivered" || state === "acknowledged");
    })
    .map(({ builderId }) => builderId);
  const resumed = resumePromise(promise, policy.params, at, by).promise;
  await needs.quotes.save({
    request: { ...moved, updatedAt: now },
    messages: [
      writePause(needs.ids, request, { promise: resumed, policy }, now, by),
      ...(await writeReminders(needs, moved, isSlip(pause) ? [] : waiting, now, true)),
    ],
    decidedBy: promise,
    pauseEnd: { at, by },
    ...(audit && { audit }),
  });
}
