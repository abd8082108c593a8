import type { UserId } from "../../shared/id.ts";
import type { PasskeyPurpose } from "./passkey-challenge.ts";
import type { PasskeyAnswer, PasskeyNeeds } from "./passkey-ports.ts";

type Input = {
  answer: PasskeyAnswer;
  purpose: PasskeyPurpose;
  userId: UserId | null;
  browser: string | null;
};

/**
 * Consumes the challenge that the response answers and returns it; null when it is unknown,
 * expired, or bound to another browser, person or purpose.
 */
export async function takeChallenge(
  { passkeys, verifier, secrets, clock }: PasskeyNeeds,
  { answer, purpose, userId, browser }: Input,
): Promise<string | null> {
  const said = browser === null ? null : verifier.challengeOf(answer);
  if (browser === null || said === null) return null;
  const taken = await passkeys.takeChallenge({
    challenge: said,
    purpose,
    browserHash: secrets.hash(browser),
    now: clock.now(),
  });
  return taken && taken.userId === userId ? taken.challenge : null;
}
