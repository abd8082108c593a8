import { accountEvent } from "../accounts/account-event.ts";
import type { AccountRepository, UserRepository } from "../accounts/ports.ts";
import { unknownClient } from "../shared/client-info.ts";
import { copyErasures } from "./copy-erasures.ts";
import { type EraseNeeds, eraseStoredRequest } from "./erase-stored-request.ts";
import { leaveRequests } from "./leave-requests.ts";
import { type NotifyNeeds, notifyOtherSides } from "./notify-other-sides.ts";
import type { ErasureFile } from "./ports.ts";

type Needs = EraseNeeds &
  NotifyNeeds & {
    erasureFile: ErasureFile;
    users: UserRepository;
    accounts: AccountRepository;
  };
type ErasePerson = { email: string; withAccount: boolean };
type Erased = {
  requests: number;
  contactMessages: number;
  mails: number;
  /**
   * `none`: no account has the address; `left`: an account has it, and its deletion wasn't asked
   * for.
   */
  account: "none" | "left" | "deleted";
};

/**
 * The operator erases everything sent from an address: requests, contact messages, emails and, if
 * asked, the account.
 */
export function erasePerson(ports: Needs) {
  const { erasures, users, builders, accounts, clock } = ports;
  return async ({ email: given, withAccount }: ErasePerson): Promise<Erased> => {
    const email = given.trim().toLowerCase();
    const user = await users.findByEmail(email);
    const own = user ? await erasures.listRequests({ userId: user.id }) : [];
    const sent = await erasures.listRequests({ email });
    let requests = 0;
    for (const requestId of new Set([...own, ...sent])) {
      const isErased = await eraseStoredRequest(ports)({
        requestId,
        reason: "wish",
        actorId: null,
      });
      if (isErased) requests += 1;
    }
    const at = clock.now();
    const correspondence = await erasures.eraseCorrespondence(email, at);
    if (user && withAccount) {
      const reauthentication = { at, way: null, hasPasskey: false };
      const builder = await builders.findOwn(user.id);
      const by = { kind: "member", user, builder, reauthentication } as const;
      await leaveRequests(ports)(by);
      await notifyOtherSides(ports)(by, { asExhibitor: false });
      const input = {
        userId: user.id,
        action: "account-deleted",
        at,
        from: unknownClient,
      } as const;
      await accounts.remove(user, accountEvent(ports, input));
    }
    await copyErasures(ports)();
    const account = !user ? "none" : withAccount ? "deleted" : "left";
    return { requests, ...correspondence, account };
  };
}
