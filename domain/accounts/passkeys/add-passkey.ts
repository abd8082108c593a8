import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import { needsPasskey, type Principal } from "../principal.ts";
import type {
  NotSignedIn,
  PasskeyInvalid,
  PasskeyKnown,
  ReauthenticationNeeded,
  TooManyPasskeys,
} from "../refusals.ts";
import { renewSession } from "../sessions/renew-session.ts";
import { maxPasskeys, type Passkey } from "./passkey.ts";
import { passkeyLetter } from "./passkey-letter.ts";
import type { PasskeyAnswer, PasskeyRepository, PasskeyVerifier } from "./passkey-ports.ts";
import { takeChallenge } from "./take-challenge.ts";

type Needs = {
  passkeys: PasskeyRepository;
  sessions: SessionRepository;
  verifier: PasskeyVerifier;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type AddPasskey = {
  answer: PasskeyAnswer;
  name: string;
  browser: string | null;
  /** Secret of the session in which the passkey is added. */
  secret: string | null;
  by: Principal;
  from: ClientInfo;
};
/** `sessionSecret` replaces the session's secret. */
type Added = { passkey: Passkey; sessionSecret: string | null };
type Answer = Result<
  Added,
  NotSignedIn | ReauthenticationNeeded | PasskeyInvalid | PasskeyKnown | TooManyPasskeys
>;

/**
 * Registers a passkey with the account. It can sign in from now on and re-authenticates this
 * session; a notice is emailed. An admin needs their first passkey to add a second one.
 */
export function addPasskey(ports: Needs) {
  const { passkeys, verifier, clock, ids } = ports;
  return async ({ answer, name, browser, secret, by, from }: AddPasskey): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (needsPasskey(by)) return refuse({ kind: "fresh-proof-needed" });
    const { id: userId } = by.user;
    const challenge = await takeChallenge(ports, { answer, purpose: "add", userId, browser });
    const made = challenge && (await verifier.verifyRegistration(answer, challenge));
    if (!made) return refuse({ kind: "passkey-invalid" });
    const at = clock.now();
    const passkey: Passkey = {
      ...made,
      id: ids.next<"passkey">(),
      userId,
      name,
      createdAt: at,
      lastUsedAt: null,
    };
    const input = { userId, action: "passkey-added", at, from, about: name } as const;
    const letter = passkeyLetter(ports, by.user, { change: "added", name, at });
    const event = accountEvent(ports, input);
    const outcome = await passkeys.add(passkey, maxPasskeys, event, letter);
    if (outcome === "known") return refuse({ kind: "passkey-known" });
    if (outcome === "full") return refuse({ kind: "too-many-passkeys" });
    const sessionSecret = await renewSession(ports, { secret, now: at, provenBy: "passkey" });
    return ok({ passkey, sessionSecret });
  };
}
