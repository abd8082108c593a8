import { provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import type { HeldMail, MailHold, MailHolds } from "../messages/mail-hold.ts";
import { type EvaluationNeeds, settlePromises } from "../promise-evaluation/evaluate-promises.ts";
import type { UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { MailHeldBySetting, MailNotHeld } from "./refusals.ts";

/**
 * Choices for queued emails: send all, drop those written before the copy was made, or drop all.
 */
export const queuedChoices = ["send", "drop-older", "drop"] as const;
export type QueuedChoice = (typeof queuedChoices)[number];

type Needs = EvaluationNeeds & {
  mailHolds: MailHolds;
  /** True when HOLD_MAIL is set. */
  isMailHeldBySetting: boolean;
};
export type Released = { sent: number; dropped: number };
type Answer = Result<Released, MailNotHeld | MailHeldBySetting>;

/**
 * The operator releases the hold. First, promises that fell due meanwhile are settled in the
 * ledger; the emails about them are handled like those written since the copy. Then workers send
 * and evaluate again.
 */
export function releaseHeldMail(needs: Needs) {
  const { mailHolds, isMailHeldBySetting, clock } = needs;
  return async (queued: QueuedChoice, actorId: UserId | null): Promise<Answer> => {
    if (isMailHeldBySetting) return refuse({ kind: "mail-held-by-setting" });
    const hold = await mailHolds.find();
    if (!hold) return refuse({ kind: "mail-not-held" });
    await settlePromises(needs)();
    const released = outcomeOf(queued, await mailHolds.count());
    const at = clock.now();
    await mailHolds.release({
      at,
      dropBefore: dropBefore(queued, hold, at),
      audit: {
        actorId,
        action: "mail.released",
        detail: { ...released, ...(!actorId && { by: "operator" }) },
      },
    });
    return ok(released);
  };
}

function dropBefore(queued: QueuedChoice, { since }: MailHold, at: Date): Date | null {
  if (queued === "send") return null;
  // includes emails written in this millisecond
  return queued === "drop-older" ? since : new Date(at.getTime() + 1);
}

function outcomeOf(queued: QueuedChoice, { older, newer }: HeldMail): Released {
  if (queued === "send") return { sent: older + newer, dropped: 0 };
  if (queued === "drop-older") return { sent: newer, dropped: older };
  return { sent: 0, dropped: older + newer };
}

type ReleaseMail = { queued: QueuedChoice; by: Principal };
type AdminAnswer = Result<
  Released,
  NotSignedIn | NotAllowed | ReauthenticationNeeded | MailNotHeld | MailHeldBySetting
>;

/** An admin releases the emails of a copied database, after a recent re-authentication. */
export function releaseMail(needs: Needs) {
  const release = releaseHeldMail(needs);
  return async ({ queued, by }: ReleaseMail): Promise<AdminAnswer> => {
    const admin = provenAdminOf(by, needs.clock.now());
    if (!admin.ok) return admin;
    return release(queued, admin.value.user.id);
  };
}
