import type { ProviderSettings } from "../../adapters/oauth/create-providers.ts";
import { importAppleKey } from "../../adapters/oauth/import-apple-key.ts";
import { createOpenidMetadata } from "../../adapters/oauth/openid-metadata.ts";
import { createOutbound } from "../../adapters/oauth/outbound.ts";
import { type Check, failed } from "./check.ts";

const about = "sign-in";
const timeoutMs = 5_000;

/**
 * Checks that the configured providers are reachable and match the settings. No sign-in takes
 * place.
 */
export async function checkProviders(settings: ProviderSettings): Promise<Check[]> {
  const { google, github, apple, oidc } = settings;
  const found = await Promise.all([
    google && describes("Google", "https://accounts.google.com", google.clientId),
    github && answers("GitHub", "https://github.com/login/oauth/authorize"),
    apple && describes("Apple", "https://appleid.apple.com", apple.clientId),
    apple && keyIsReadable(apple.privateKey),
    oidc && describes(oidc.name, oidc.issuer, oidc.clientId),
  ]);
  const checks = found.filter((check) => check !== null);
  const byMail: Check = { level: "ok", about, found: "email links only" };
  return checks.length > 0 ? checks : [byMail];
}

/** Reads the issuer's metadata from its well-known URL. */
async function describes(name: string, issuer: string, clientId: string): Promise<Check> {
  try {
    await createOpenidMetadata(issuer, clientId, createOutbound(fetch, timeoutMs))();
    return { level: "ok", about, found: `${name} describes itself at ${issuer}` };
  } catch (error) {
    const todo = "look at the issuer's address, and whether this machine may call it";
    return failed({ about, where: name, error, todo });
  }
}

async function answers(name: string, address: string): Promise<Check> {
  try {
    await createOutbound(fetch, timeoutMs)(address, { method: "HEAD", redirect: "manual" });
    return { level: "ok", about, found: `${name} answers` };
  } catch (error) {
    const todo = "let this machine call it";
    return failed({ about, where: name, error, todo });
  }
}

async function keyIsReadable(privateKey: string): Promise<Check | null> {
  try {
    await importAppleKey(privateKey);
    return null;
  } catch {
    const todo = "put the whole .p8 file into APPLE_PRIVATE_KEY, line breaks as \\n";
    return { level: "fail", about, found: "Apple: the private key cannot be read", todo };
  }
}
