import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type {
  PasskeyAnswer,
  PasskeyRepository,
  PasskeyVerifier,
} from "../passkeys/passkey-ports.ts";
import { verifyPasskey } from "../passkeys/verify-passkey.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, PasskeyInvalid, PasskeyUnknown } from "../refusals.ts";
import { type Reauthenticated, recordReauthentication } from "./record-reauthentication.ts";

type Needs = {
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  sessions: SessionRepository;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type ReauthenticateByPasskey = {
  answer: PasskeyAnswer;
  browser: string | null;
  /** Secret of the session that is re-authenticated. */
  secret: string | null;
  by: Principal;
  from: ClientInfo;
};
type Answer = Result<Reauthenticated, NotSignedIn | PasskeyInvalid | PasskeyUnknown>;

/** A member re-authenticates with a passkey. Their session gets a new secret. */
export function reauthenticateByPasskey(ports: Needs) {
  return async ({
    answer,
    browser,
    secret,
    by,
    from,
  }: ReauthenticateByPasskey): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const proven = await verifyPasskey(ports, { answer, browser, purpose: "prove", userId });
    if (!proven.ok) return proven;
    const noted = await recordReauthentication(ports, { secret, way: "passkey", userId, from });
    return noted ? ok(noted) : refuse({ kind: "not-signed-in" });
  };
}
