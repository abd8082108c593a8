import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { HeldMail, MailHold, MailHolds } from "../messages/mail-hold.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";

type Needs = {
  mailHolds: MailHolds;
  promises: PromiseRepository;
  isMailHeldBySetting: boolean;
  clock: Clock;
};

/** Counts stop at this number. */
export const mostCounted = 1_000;

/** `promisesDue`: promises that fell due meanwhile, counted up to 1,000. */
export type HeldState = MailHold & HeldMail & { promisesDue: number; isSetting: boolean };

/** Emails and promises that await the release; null when nothing is held. */
export function readMailHold({ mailHolds, promises, isMailHeldBySetting, clock }: Needs) {
  return async (): Promise<HeldState | null> => {
    const hold = await mailHolds.find();
    if (!hold) return null;
    const [count, due] = await Promise.all([
      mailHolds.count(),
      promises.listDue(clock.now(), mostCounted),
    ]);
    return { ...hold, ...count, promisesDue: due.length, isSetting: isMailHeldBySetting };
  };
}

/** An admin reads what awaits the release. */
export function viewMailHold(needs: Needs) {
  const read = readMailHold(needs);
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<HeldState | null, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await read()) : admin;
  };
}
