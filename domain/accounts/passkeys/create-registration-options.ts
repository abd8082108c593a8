import { ok, type Result, refuse } from "../../shared/result.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, ReauthenticationNeeded, TooManyPasskeys } from "../refusals.ts";
import { maxPasskeys } from "./passkey.ts";
import type { PasskeyNeeds } from "./passkey-ports.ts";
import { type Challenge, startChallenge } from "./start-challenge.ts";

type Answer = Result<Challenge, NotSignedIn | ReauthenticationNeeded | TooManyPasskeys>;

/** Registration options for a new passkey, for the member's browser. */
export function createRegistrationOptions(ports: PasskeyNeeds) {
  const { passkeys, verifier, clock } = ports;
  return async ({ by, browser }: { by: Principal; browser: string | null }): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (needsReauthentication(by, clock.now())) return refuse({ kind: "fresh-proof-needed" });
    const known = await passkeys.listOf(by.user.id);
    if (known.length >= maxPasskeys) return refuse({ kind: "too-many-passkeys" });
    const options = await verifier.registrationOptions(by.user, known);
    const { id: userId } = by.user;
    return ok(await startChallenge(ports, { options, purpose: "add", userId, browser }));
  };
}
