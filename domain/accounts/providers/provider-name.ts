export const providerNames = ["google", "github", "apple", "oidc"] as const;
/**
 * A sign-in provider, as spelled in URLs. `oidc` is the OpenID Connect issuer that the operator
 * configured.
 */
export type ProviderName = (typeof providerNames)[number];
