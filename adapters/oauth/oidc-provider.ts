import { ClientSecretBasic, ClientSecretPost } from "openid-client";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { createOpenidProvider } from "./openid-provider.ts";
import type { Outbound } from "./outbound.ts";

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; name: string };

/** The OpenID Connect issuer that the operator configured. */
export function createOidcProvider(
  { issuer, clientId, clientSecret, name }: OidcSettings,
  redirectUri: string,
  { outbound, clock }: { outbound: Outbound; clock: Clock },
) {
  return createOpenidProvider({
    name: "oidc",
    label: name,
    issuer,
    clientId,
    // client_secret_basic is the standard's default
    authOf: ({ token_endpoint_auth_methods_supported: taken = [] }) =>
      taken.includes("client_secret_post") && !taken.includes("client_secret_basic")
        ? ClientSecretPost(clientSecret)
        : ClientSecretBasic(clientSecret),
    scope: "openid email profile",
    redirectUri,
    outbound,
    clock,
  });
}
