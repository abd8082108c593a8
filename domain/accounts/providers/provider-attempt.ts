import type { ProviderName } from "./provider-name.ts";

/** A sign-in with a provider under way, bound to the browser that began it. */
export type ProviderAttempt = {
  /** Of what comes back with the provider's answer. */
  stateHash: string;
  provider: ProviderName;
  /** Of the cookie in the browser that began it. */
  browserHash: string;
  /** PKCE code verifier. */
  codeVerifier: string;
  /** Comes back inside the provider's signed answer. */
  nonce: string;
  returnTo: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export const attemptMinutes = 10;
