import type { AppleSettings } from "./apple-settings.ts";
import { importAppleKey } from "./import-apple-key.ts";

/** Long enough for one request between two slightly different clocks. */
const lifeSeconds = 5 * 60;

/** Apple's form of a client secret: a JWT that we sign for this one request. */
export async function appleClientSecret(
  { clientId, teamId, keyId, privateKey }: AppleSettings,
  audience: string,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: "ES256", kid: keyId };
  const claims = { iss: teamId, iat: now, exp: now + lifeSeconds, aud: audience, sub: clientId };
  const text = [header, claims].map((part) => encode(JSON.stringify(part))).join(".");
  const key = await importAppleKey(privateKey);
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text));
  return `${text}.${Buffer.from(signature).toString("base64url")}`;
}

const encode = (text: string) => Buffer.from(text).toString("base64url");
