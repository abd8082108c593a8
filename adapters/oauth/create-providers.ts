import type { ProviderName } from "../../domain/accounts/providers/provider-name.ts";
import type { SignInProvider } from "../../domain/accounts/providers/sign-in-provider.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { createAppleProvider } from "./apple-provider.ts";
import type { AppleSettings } from "./apple-settings.ts";
import type { ClientSettings } from "./client-settings.ts";
import { createGithubProvider } from "./github-provider.ts";
import { createGoogleProvider } from "./google-provider.ts";
import { createOidcProvider, type OidcSettings } from "./oidc-provider.ts";
import { createOutbound } from "./outbound.ts";

/** Settings per provider; null for one that isn't configured. */
export type ProviderSettings = {
  google: ClientSettings | null;
  github: ClientSettings | null;
  apple: AppleSettings | null;
  oidc: OidcSettings | null;
};

type Needs = {
  settings: ProviderSettings;
  origin: string;
  /** The clock by which signed tokens are checked. */
  clock: Clock;
  send?: typeof fetch;
};

/** The configured providers, in display order. Tests replace `fetch` by `send`. */
export function createProviders({
  settings,
  origin,
  clock,
  send = fetch,
}: Needs): SignInProvider[] {
  const { google, github, apple, oidc } = settings;
  const outbound = createOutbound(send);
  const back = (name: ProviderName) => `${origin}/api/auth/${name}/callback`;
  return [
    google && createGoogleProvider(google, back("google"), outbound),
    github && createGithubProvider(github, back("github"), outbound),
    apple && createAppleProvider(apple, back("apple"), { outbound, clock }),
    oidc && createOidcProvider(oidc, back("oidc"), { outbound, clock }),
  ].filter((provider) => provider !== null);
}
