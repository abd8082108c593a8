import type { UserId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import type { SecretSource } from "../ports.ts";
import { challengeMinutes, type PasskeyPurpose } from "./passkey-challenge.ts";
import type { PasskeyOptions, PasskeyRepository } from "./passkey-ports.ts";

type Needs = { passkeys: PasskeyRepository; secrets: SecretSource; clock: Clock };
type Starting = {
  options: PasskeyOptions;
  purpose: PasskeyPurpose;
  userId: UserId | null;
  /** The browser's secret from an earlier attempt, if it has one. */
  browser: string | null;
};

/** WebAuthn options for the browser, and the secret that binds the answer to this browser. */
export type Challenge = { options: PasskeyOptions; browser: string };

/** Stores a new challenge, bound to the browser that requested it. */
export async function startChallenge(
  { passkeys, secrets, clock }: Needs,
  { options, purpose, userId, browser }: Starting,
): Promise<Challenge> {
  const now = clock.now();
  const browserSecret = browser ?? secrets.token();
  await passkeys.startChallenge({
    challenge: options.challenge,
    purpose,
    browserHash: secrets.hash(browserSecret),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { options, browser: browserSecret };
}
