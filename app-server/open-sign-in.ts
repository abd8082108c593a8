import { createProviders } from "../adapters/oauth/create-providers.ts";
import { importAppleKey } from "../adapters/oauth/import-apple-key.ts";
import { createPasskeyVerifier } from "../adapters/passkeys/web-authn.ts";
import { createSecrets } from "../adapters/system/secrets.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import { StartupError } from "./runtime/startup-error.ts";

type Settings = Pick<Config, "siteName" | "origin" | "providers" | "signingSecrets">;

/**
 * The configured sign-in providers, the secrets of links and sessions, and the verifier of
 * passkeys. Tests pass their own `send`.
 */
export async function openSignIn(
  { siteName, origin, providers: settings, signingSecrets }: Settings,
  clock: Clock,
  send: typeof fetch | undefined,
) {
  const { apple } = settings;
  if (apple) {
    await importAppleKey(apple.privateKey).catch(() => {
      throw new StartupError("Cannot start: APPLE_PRIVATE_KEY is not the key of a .p8 file");
    });
  }
  return {
    providers: createProviders({ settings, origin, clock, ...(send && { send }) }),
    secrets: createSecrets(signingSecrets),
    verifier: createPasskeyVerifier({ siteName, origin }),
  };
}
