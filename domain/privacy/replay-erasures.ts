import { accountEvent } from "../accounts/account-event.ts";
import type { AccountRepository, UserRepository } from "../accounts/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import { unknownClient } from "../shared/client-info.ts";
import type { QuoteRequestId, UserId } from "../shared/id.ts";
import { type EraseNeeds, eraseStoredRequest } from "./erase-stored-request.ts";
import { leaveRequests } from "./leave-requests.ts";
import { type NotifyNeeds, notifyOtherSides } from "./notify-other-sides.ts";
import type { Erasure } from "./ports.ts";

type Needs = EraseNeeds & NotifyNeeds & { users: UserRepository; accounts: AccountRepository };

/**
 * After a restore, erases everything in the journal again, removes restored builders from requests,
 * and ends their jobs. Sends no emails: people got them at the first erasure. Returns how many
 * accounts and requests had come back.
 */
export function replayErasures(ports: Needs) {
  const { erasures, users, builders, accounts, quotes, clock } = ports;
  return async (journal: readonly Erasure[]): Promise<{ accounts: number; requests: number }> => {
    const unmailed: QuoteRequestRepository = {
      ...quotes,
      save: (change) => quotes.save({ ...change, messages: [] }),
    };
    const again = { accounts: 0, requests: 0 };
    for (const { kind, id } of journal) {
      if (kind === "quote-request") {
        const requestId = id as QuoteRequestId;
        const erased = { requestId, reason: "restore", actorId: null } as const;
        if (await eraseStoredRequest(ports)(erased)) again.requests += 1;
      }
      if (kind === "account") {
        const user = await users.find(id as UserId);
        if (!user) continue;
        const at = clock.now();
        const reauthentication = { at, way: null, hasPasskey: false };
        const builder = await builders.findOwn(user.id);
        const by = { kind: "member", user, builder, reauthentication } as const;
        const silent = { ...ports, quotes: unmailed };
        await leaveRequests(silent)(by);
        await notifyOtherSides(silent)(by, { asExhibitor: false });
        const input = {
          userId: user.id,
          action: "account-deleted",
          at,
          from: unknownClient,
        } as const;
        await accounts.remove(user, accountEvent(ports, input));
        again.accounts += 1;
      }
    }
    await erasures.removeCorrespondence(journal);
    await erasures.addErasures(journal);
    return again;
  };
}
