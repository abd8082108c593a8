import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Passkey } from "../../domain/accounts/passkeys/passkey.ts";
import { challengeMinutes } from "../../domain/accounts/passkeys/passkey-challenge.ts";
import type {
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyVerifier,
} from "../../domain/accounts/passkeys/passkey-ports.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

/** `origin`: the site's; passkeys are permanently bound to its host. */
type Site = { siteName: string; origin: string };

const timeout = challengeMinutes * minuteMs;

// loaded on first use: it is large, and few requests need it
const library = () => import("@simplewebauthn/server");

/** WebAuthn by SimpleWebAuthn. User verification is always required, so a passkey counts as two factors. */
export function createPasskeyVerifier({ siteName, origin }: Site): PasskeyVerifier {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    async registrationOptions(user, known) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email,
        timeout,
        attestationType: "none",
        excludeCredentials: known.map(named),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return options as unknown as PasskeyOptions;
    },

    async authenticationOptions(allowed) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification: "required",
        allowCredentials: allowed.map(named),
      });
      return options as unknown as PasskeyOptions;
    },

    challengeOf({ response }) {
      try {
        const said = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
        return typeof said.challenge === "string" ? said.challenge : null;
      } catch {
        return null;
      }
    },

    async verifyRegistration(answer, challenge) {
      const { verifyRegistrationResponse } = await library();
      const made = await orNull(
        verifyRegistrationResponse({
          ...expected,
          response: answer as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
        }),
      );
      if (!made?.verified) return null;
      const { id, publicKey, counter, transports } = made.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: (transports ?? []).filter((name) => typeof name === "string").slice(0, 10),
      };
    },

    async verifyAuthentication(answer, challenge, passkey) {
      if (!isTheirs(answer, passkey)) return null;
      const { verifyAuthenticationResponse } = await library();
      const proven = await orNull(
        verifyAuthenticationResponse({
          ...expected,
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.counter,
            transports: passkey.transports,
          },
        }),
      );
      return proven?.verified ? { counter: proven.authenticationInfo.newCounter } : null;
    },
  };
}

function named({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports };
}

/** Whether the user handle, if the device sends one, is the passkey's owner. */
function isTheirs({ response }: PasskeyAnswer, { userId }: Passkey): boolean {
  const { userHandle } = response;
  if (typeof userHandle !== "string" || userHandle === "") return true;
  return Buffer.from(userHandle, "base64url").toString() === userId;
}

/** Null when the library throws, which it does on invalid input. */
async function orNull<Value>(verifying: Promise<Value>): Promise<Value | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}
