import type {
  PasskeyAnswer,
  PasskeyVerifier,
} from "../../../domain/accounts/passkeys/passkey-ports.ts";

/**
 * Accepts responses that claim to be valid, for tests: `{ id, response: { clientDataJSON:
 * challenge, signature: "good" } }`.
 */
export function createMemoryPasskeyVerifier(): PasskeyVerifier {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { challenge: `challenge-${asked}` };
  };
  const isGood = ({ response }: PasskeyAnswer, challenge: string) =>
    response.clientDataJSON === challenge && response.signature === "good";

  return {
    registrationOptions: ask,
    authenticationOptions: ask,
    challengeOf: ({ response }) => response.clientDataJSON || null,
    verifyRegistration: async (answer, challenge) =>
      isGood(answer, challenge)
        ? { credentialId: answer.id, publicKey: "key", counter: 0, transports: ["internal"] }
        : null,
    verifyAuthentication: async (answer, challenge, passkey) =>
      isGood(answer, challenge) ? { counter: passkey.counter && passkey.counter + 1 } : null,
  };
}
