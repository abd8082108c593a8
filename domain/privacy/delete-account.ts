import { accountEvent } from "../accounts/account-event.ts";
import { claimOwnRequests } from "../accounts/claim-own-requests.ts";
import { needsReauthentication } from "../accounts/needs-reauthentication.ts";
import type { AccountRepository, UserRepository } from "../accounts/ports.ts";
import type { Principal } from "../accounts/principal.ts";
import type { EmailDiffers, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { unknownClient } from "../shared/client-info.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { copyErasures } from "./copy-erasures.ts";
import { type EraseNeeds, eraseStoredRequest } from "./erase-stored-request.ts";
import { leaveRequests } from "./leave-requests.ts";
import { type NotifyNeeds, notifyOtherSides } from "./notify-other-sides.ts";
import type { ErasureFile } from "./ports.ts";

type Needs = EraseNeeds &
  NotifyNeeds & {
    users: UserRepository;
    accounts: AccountRepository;
    erasureFile: ErasureFile;
  };
type DeleteAccount = {
  email: string;
  /** Whether quote requests and contact messages are erased, too. */
  eraseRequests: boolean;
  by: Principal;
};

/**
 * A person deletes their account, after a recent re-authentication and typing its address.
 * Requests, including those sent while signed out, lose the link to the account, or are erased if
 * the person asks for it. A builder leaves the requests that they were asked to quote; the profile
 * leaves the public lists and loses its contacts. The other side of an accepted quote gets an
 * email, and a builder's job ends unless its booth is delivered. Everything else is deleted.
 */
export function deleteAccount(ports: Needs) {
  const { accounts, erasures, clock } = ports;
  return async ({
    email,
    eraseRequests,
    by,
  }: DeleteAccount): Promise<Result<null, NotSignedIn | EmailDiffers | ReauthenticationNeeded>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    if (email.trim().toLowerCase() !== by.user.email) return refuse({ kind: "email-differs" });
    const now = clock.now();
    if (needsReauthentication(by, now)) return refuse({ kind: "fresh-proof-needed" });
    // first, so that a failure leaves an account that can repeat the deletion
    await leaveRequests(ports)(by);
    await notifyOtherSides(ports)(by, { asExhibitor: !eraseRequests });
    if (eraseRequests) {
      await claimOwnRequests(ports, by);
      for (const requestId of await erasures.listRequests({ userId })) {
        await eraseStoredRequest(ports)({ requestId, reason: "wish", actorId: userId });
      }
      await erasures.eraseCorrespondence(by.user.email, now);
    }
    const input = { userId, action: "account-deleted", at: now, from: unknownClient } as const;
    await accounts.remove(by.user, accountEvent(ports, input));
    await copyErasures(ports)();
    return ok(null);
  };
}
