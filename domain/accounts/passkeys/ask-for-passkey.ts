import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource } from "../ports.ts";
import type { PasskeyRepository, PasskeyVerifier } from "./passkey-ports.ts";
import { type Challenge, startChallenge } from "./start-challenge.ts";

type Needs = {
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  secrets: SecretSource;
  clock: Clock;
};

/** A visitor starts a passkey sign-in. The passkey itself identifies the account. */
export function askForPasskey(ports: Needs) {
  return async ({ browser }: { browser: string | null }): Promise<Challenge> => {
    const options = await ports.verifier.authenticationOptions([]);
    return startChallenge(ports, { options, purpose: "sign-in", userId: null, browser });
  };
}
