import type { ProviderName } from "./provider-name.ts";

/** A provider sign-in in progress, bound to the browser that started it. */
export type ProviderAttempt = {
  /** Hash of the OAuth `state` parameter. */
  stateHash: string;
  provider: ProviderName;
  /** Hash of the secret in the starting browser's cookie. */
  browserHash: string;
  /** PKCE code verifier. */
  codeVerifier: string;
  /** Returned inside the provider's signed ID token. */
  nonce: string;
  returnTo: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export const attemptMinutes = 10;
