export const providerNames = ["google", "github", "apple", "oidc"] as const;
/** A sign-in provider, as its address says it. `oidc` is whichever OpenID Connect issuer the operator named. */
export type ProviderName = (typeof providerNames)[number];
