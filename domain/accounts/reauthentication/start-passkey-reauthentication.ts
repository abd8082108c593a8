import { ok, type Result, refuse } from "../../shared/result.ts";
import type { PasskeyNeeds } from "../passkeys/passkey-ports.ts";
import { type Challenge, startChallenge } from "../passkeys/start-challenge.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, PasskeyNotFound } from "../refusals.ts";

type StartPasskeyReauthentication = { by: Principal; browser: string | null };

/** Authentication options for a member who is about to re-authenticate with a passkey. */
export function startPasskeyReauthentication(ports: PasskeyNeeds) {
  return async ({
    by,
    browser,
  }: StartPasskeyReauthentication): Promise<Result<Challenge, NotSignedIn | PasskeyNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const own = await ports.passkeys.listOf(userId);
    if (own.length === 0) return refuse({ kind: "passkey-not-found" });
    const options = await ports.verifier.authenticationOptions(own);
    return ok(await startChallenge(ports, { options, purpose: "prove", userId, browser }));
  };
}
