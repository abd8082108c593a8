import type { UserId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { PasskeyInvalid, PasskeyUnknown } from "../refusals.ts";
import type { Passkey } from "./passkey.ts";
import type { PasskeyPurpose } from "./passkey-challenge.ts";
import type { PasskeyAnswer, PasskeyNeeds } from "./passkey-ports.ts";
import { takeChallenge } from "./take-challenge.ts";

type Verifying = {
  answer: PasskeyAnswer;
  browser: string | null;
  purpose: PasskeyPurpose;
  userId: UserId | null;
};

/**
 * The stored passkey that signed this answer, if origin, purpose and challenge match and the answer
 * is used for the first time.
 */
export async function verifyPasskey(
  ports: PasskeyNeeds,
  { answer, browser, purpose, userId }: Verifying,
): Promise<Result<Passkey, PasskeyInvalid | PasskeyUnknown>> {
  const { passkeys, verifier, clock } = ports;
  const challenge = await takeChallenge(ports, { answer, browser, purpose, userId });
  if (challenge === null) return refuse({ kind: "passkey-invalid" });
  const passkey = await passkeys.findByCredential(answer.id);
  const isTheirs = userId === null || passkey?.userId === userId;
  if (!passkey || !isTheirs) return refuse({ kind: "passkey-unknown" });
  const verified = await verifier.verifyAuthentication(answer, challenge, passkey);
  if (!verified) return refuse({ kind: "passkey-invalid" });
  const isFirst = await passkeys.use(passkey.id, verified.counter, clock.now());
  return isFirst ? ok(passkey) : refuse({ kind: "passkey-invalid" });
}
