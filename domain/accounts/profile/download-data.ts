import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import { claimOwnRequests } from "../claim-own-requests.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { AccountRepository, RequestClaims } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, ReauthenticationNeeded } from "../refusals.ts";

type Needs = { accounts: AccountRepository; quotes: RequestClaims; ids: Ids; clock: Clock };
type DownloadData = { by: Principal; from: ClientInfo };
type Answer = Result<Record<string, unknown>, NotSignedIn | ReauthenticationNeeded>;

/**
 * A member exports all data stored about them. Requests they sent while signed out are linked to
 * the account first, so that they are included. Requires re-authentication and is recorded in the
 * activity log.
 */
export function downloadData(ports: Needs) {
  const { accounts, clock } = ports;
  return async ({ by, from }: DownloadData): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (needsReauthentication(by, clock.now())) return refuse({ kind: "fresh-proof-needed" });
    const { id: userId } = by.user;
    await claimOwnRequests(ports, by);
    const input = { userId, action: "data-downloaded", at: clock.now(), from } as const;
    return ok(await accounts.exportData(userId, accountEvent(ports, input)));
  };
}
