import type { PasskeyNeeds } from "./passkey-ports.ts";
import { type Challenge, startChallenge } from "./start-challenge.ts";

/** A visitor starts a passkey sign-in. The passkey itself identifies the account. */
export function askForPasskey(ports: PasskeyNeeds) {
  return async ({ browser }: { browser: string | null }): Promise<Challenge> => {
    const options = await ports.verifier.authenticationOptions([]);
    return startChallenge(ports, { options, purpose: "sign-in", userId: null, browser });
  };
}
