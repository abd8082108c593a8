import { type ClientAuth, ClientSecretPost } from "openid-client";
import * as z from "zod";
import type { Clock } from "../../domain/shared/time/clock.ts";
import type { AppleSettings } from "./apple-settings.ts";
import { importAppleKey } from "./import-apple-key.ts";
import { personName } from "./openid-person.ts";
import { createOpenidProvider } from "./openid-provider.ts";
import type { Outbound } from "./outbound.ts";

/** Lifetime of a client secret: long enough for one request and clock skew. */
const lifeSeconds = 5 * 60;

/** Apple's client secret: a JWT that we sign per request. */
async function appleClientSecret(
  { clientId, teamId, keyId, privateKey }: AppleSettings,
  audience: string,
  at: Date,
): Promise<string> {
  const now = Math.floor(at.getTime() / 1000);
  const header = { alg: "ES256", kid: keyId };
  const claims = { iss: teamId, iat: now, exp: now + lifeSeconds, aud: audience, sub: clientId };
  const text = [header, claims].map((part) => encode(JSON.stringify(part))).join(".");
  const key = await importAppleKey(privateKey);
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text));
  return `${text}.${Buffer.from(signature).toString("base64url")}`;
}

const encode = (text: string) => Buffer.from(text).toString("base64url");

/**
 * Apple sends the name only with the first sign-in, unsigned and through the browser: fit for a
 * greeting only.
 */
const firstTime = z.object({ name: z.object({ firstName: personName, lastName: personName }) });

/**
 * Sign in with Apple: its response is a form posted by the browser, and each of our requests is
 * signed with the operator's key.
 */
export function createAppleProvider(
  settings: AppleSettings,
  redirectUri: string,
  { outbound, clock }: { outbound: Outbound; clock: Clock },
) {
  const issuer = "https://appleid.apple.com";
  return createOpenidProvider({
    name: "apple",
    label: "Apple",
    issuer,
    clientId: settings.clientId,
    authOf: (): ClientAuth => async (as, client, body, headers) => {
      const secret = await appleClientSecret(settings, issuer, clock.now());
      await ClientSecretPost(secret)(as, client, body, headers);
    },
    scope: "openid name email",
    redirectUri,
    parameters: { response_mode: "form_post" },
    complete(person, answer) {
      const named = firstTime.safeParse(parseJson(answer.get("user")));
      return named.success ? { ...person, ...named.data.name } : person;
    },
    outbound,
    clock,
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
