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
 * Lets both clocks go on, and gives the builders who were asked the time that the pause took from them, in one save; those who
 * have not answered are emailed it, unless the pause was a slip. A pause
 * is over when it has used up its time, also when that is found later. Throws StaleWriteError when the promise or its request
 * was changed since.
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
