import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";

type IssuerPerson = { email: string; email_verified: boolean; name?: string };

export const issuerClient = { clientId: "boothwright", clientSecret: "a secret of the issuer's" };

/**
 * An OpenID Connect issuer on this machine (`oidc-provider`), whose sign-in page has one button per
 * person. May accept pushed requests, or require them of all clients or this one.
 */
export async function openTestIssuer(
  people: Record<string, IssuerPerson>,
  { pushed = "none" }: { pushed?: "none" | "taken" | "of-client" | "of-all" } = {},
) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" };

  /** Registers the redirect URI of an app that was started later. */
  function trust(redirectUri: string) {
    const { clientId: client_id, clientSecret: client_secret } = issuerClient;
    const provider = new Provider(origin, {
      clients: [
        {
          client_id,
          client_secret,
          redirect_uris: [redirectUri],
          ...(pushed === "of-client" && { require_pushed_authorization_requests: true }),
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ["only for tests"] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      pkce: { required: () => true },
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      features: {
        devInteractions: { enabled: false },
        pushedAuthorizationRequests: {
          enabled: pushed !== "none",
          requirePushedAuthorizationRequests: pushed === "of-all",
        },
      },
      interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
      async findAccount(_, id) {
        const person = people[id];
        return person && { accountId: id, claims: () => ({ sub: id, ...person }) };
      },
      async loadExistingGrant({ oidc }) {
        const { client, session, provider } = oidc;
        const grant = new provider.Grant({
          clientId: client?.clientId ?? "",
          accountId: session?.accountId ?? "",
        });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (!request.url?.startsWith("/sign-in/")) return callback(request, response);
      void signIn(provider, request, response);
    });
  }

  async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const { searchParams } = new URL(request.url ?? "/", origin);
    const id = searchParams.get("as");
    if (id !== null) {
      return provider.interactionFinished(request, response, { login: { accountId: id } });
    }
    if (searchParams.has("cancel")) {
      return provider.interactionFinished(request, response, { error: "access_denied" });
    }
    const buttons = Object.keys(people).map(
      (each) => `<button name="as" value="${each}">${each}</button>`,
    );
    const page = `<!doctype html><html lang="en"><title>Issuer</title><link rel="icon" href="data:,">
      <form>${buttons.join("")}<button name="cancel">Cancel</button></form></html>`;
    response.writeHead(200, { "content-type": "text/html" }).end(page);
  }

  return {
    origin,
    trust,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(closed);
      }),
  };
}
export type TestIssuer = Awaited<ReturnType<typeof openTestIssuer>>;
