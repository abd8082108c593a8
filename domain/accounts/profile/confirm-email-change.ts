import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import { claimOwnRequests } from "../claim-own-requests.ts";
import type { AccountRepository, RequestClaims, SecretSource, UserRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { EmailChangeInvalid, EmailTaken, NotSignedIn } from "../refusals.ts";
import { openEmailChange } from "./open-email-change.ts";

type Needs = {
  accounts: AccountRepository;
  users: UserRepository;
  quotes: RequestClaims;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type ConfirmEmailChange = { token: string; by: Principal; from: ClientInfo };
type Answer = Result<{ email: string }, NotSignedIn | EmailChangeInvalid | EmailTaken>;

/** Confirms a new address. Requests sent from it earlier are linked to the account. Works once. */
export function confirmEmailChange(ports: Needs) {
  const open = openEmailChange(ports);
  return async ({ token, by, from }: ConfirmEmailChange): Promise<Answer> => {
    const opened = await open({ token, by });
    if (!opened.ok) return opened;
    const change = opened.value;
    const { userId, email } = change;
    // first links requests that were sent signed out from the earlier address, so that they change
    // with it
    if (by.kind !== "visitor") await claimOwnRequests(ports, by);
    const at = ports.clock.now();
    const event = accountEvent(ports, { userId, action: "email-changed", at, from });
    const outcome = await ports.accounts.confirmEmail({ change, event });
    if (outcome === "taken") return refuse({ kind: "email-taken" });
    if (outcome === "gone") return refuse({ kind: "email-change-invalid" });
    await ports.quotes.claim(email, userId);
    await ports.users.attachBuilder(email, userId);
    return ok({ email });
  };
}
