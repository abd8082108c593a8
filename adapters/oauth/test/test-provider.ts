import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestTokens } from "./test-tokens.ts";

/** Providers that this server can imitate, with their hosts. */
const hostsOf = {
  google: ["accounts.google.com", "oauth2.googleapis.com", "www.googleapis.com"],
  github: ["github.com", "api.github.com"],
  apple: ["appleid.apple.com"],
  oidc: ["issuer.example"],
} as const;
type Shape = keyof typeof hostsOf;

/** A person's account in the provider's own format. */
export type TestPerson = { id: string; [fact: string]: unknown };

type Issued = { person: TestPerson; challenge: string; nonce: string | null; redirectUri: string };
type Answer = { status?: number; body: unknown };

export const testClient = { clientId: "client", clientSecret: "a client's secret" };
const basic = `${testClient.clientId}:${testClient.clientSecret}`;

/**
 * A provider on this machine with the real protocol: codes work once, for the redirect URI and PKCE
 * verifier they were requested with.
 */
export async function openTestProvider(shape: Shape) {
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, TestPerson>();
  const signer = await createTestTokens(testClient.clientSecret);
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  let issued = 0;

  const provider = {
    hosts: hostsOf[shape],
    origin: `http://127.0.0.1:${port}`,
    /** Changes its JSON answers; returning null keeps the true one. */
    lie: null as null | ((path: string, answer: Answer) => Answer),
    /** `silent` never answers; the others answer at once, with nothing useful. */
    trouble: null as null | "silent" | "broken" | "moved" | "page",
    signer,
    /** All requests received, with their bodies. */
    asked: [] as { path: string; body: URLSearchParams; headers: IncomingMessage["headers"] }[],
    /** Presses "Continue" for the person; returns the query that the browser brings back. */
    approve(url: URL, person: TestPerson, extra: Record<string, string> = {}): URLSearchParams {
      const asked = url.searchParams;
      if (asked.get("code_challenge_method") !== "S256") throw new Error("Came without PKCE");
      if (asked.get("client_id") !== testClient.clientId) throw new Error("Came as another");
      issued += 1;
      const code = `code-${issued}`;
      codes.set(code, {
        person,
        challenge: asked.get("code_challenge") ?? "",
        nonce: asked.get("nonce"),
        redirectUri: asked.get("redirect_uri") ?? "",
      });
      const iss = shape === "oidc" && { iss: "https://issuer.example" };
      return new URLSearchParams({ code, state: asked.get("state") ?? "", ...iss, ...extra });
    },
    /** Presses "Cancel"; returns the query that the browser brings back. */
    refuse(url: URL, error = "access_denied"): URLSearchParams {
      return new URLSearchParams({ error, state: url.searchParams.get("state") ?? "" });
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(closed);
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? "/", provider.origin).pathname;
    const body = new URLSearchParams(await textOf(request));
    provider.asked.push({ path, body, headers: request.headers });
    const { trouble } = provider;
    if (trouble === "silent") return;
    if (trouble === "broken") return response.writeHead(503).end();
    if (trouble === "moved") return response.writeHead(302, { location: "/elsewhere" }).end();
    if (trouble === "page") return response.writeHead(200).end("<h1>Hello</h1>");
    const found = await answer(path, body, request.headers.authorization ?? "");
    const { status = 200, body: json } = provider.lie?.(path, found) ?? found;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }

  async function answer(path: string, body: URLSearchParams, bearer: string): Promise<Answer> {
    const person = tokens.get(bearer.replace("Bearer ", ""));
    switch (`${shape} ${path}`) {
      case "google /token":
      case "github /login/oauth/access_token":
      case "apple /auth/token":
      case "oidc /token":
        return exchange(body, bearer);
      case "oidc /userinfo": {
        const { id: sub, ...facts } = person ?? { id: "" };
        return person ? { body: { sub, ...facts } } : { status: 401, body: { error: "Who?" } };
      }
      case "google /oauth2/v2/userinfo":
        return person ? { body: person } : { status: 401, body: { error: { message: "Who?" } } };
      case "github /user":
        if (!person) return { status: 401, body: { message: "Bad credentials" } };
        return {
          body: { login: "octo", id: Number(person.id), email: person.publicEmail ?? null },
        };
      case "github /user/emails":
        return person ? { body: person.emails } : { status: 401, body: { message: "Who?" } };
      case "apple /auth/keys":
      case "oidc /keys":
        return { body: signer.jwks };
      case "apple /.well-known/openid-configuration":
        return { body: appleMetadata };
      case "oidc /.well-known/openid-configuration":
        return { body: oidcMetadata };
      default:
        return { status: 404, body: { message: `Nothing at ${path}`, error: "not_found" } };
    }
  }

  async function exchange(body: URLSearchParams, authorization: string): Promise<Answer> {
    const code = codes.get(body.get("code") ?? "");
    codes.delete(body.get("code") ?? "");
    const isOurs =
      shape === "oidc"
        ? formText(atob(authorization.replace("Basic ", ""))) === basic
        : body.get("client_id") === testClient.clientId &&
          (shape === "apple" || body.get("client_secret") === testClient.clientSecret);
    const isTheirs =
      body.get("grant_type") === "authorization_code" &&
      body.get("redirect_uri") === code?.redirectUri &&
      (await challengeOf(body.get("code_verifier") ?? "")) === code?.challenge;
    if (!isOurs) return failed("invalid_client");
    if (!code || !isTheirs) return failed("invalid_grant");
    const token = crypto.randomUUID();
    tokens.set(token, code.person);
    const { id, ...facts } = code.person;
    const common = { iss: `https://${hostsOf[shape][0]}`, aud: testClient.clientId, sub: id };
    const claims = { ...common, nonce: code.nonce, ...(shape === "apple" && facts) };
    const idToken = (shape === "apple" || shape === "oidc") && (await signer.sign(claims));
    return {
      body: {
        access_token: token,
        token_type: "bearer",
        expires_in: 3600,
        scope: "user:email",
        ...(idToken && { id_token: idToken }),
      },
    };
  }

  /** GitHub sends errors with status 200. */
  function failed(error: string): Answer {
    const status = shape === "github" ? 200 : 400;
    return { status, body: { error, error_description: `That is ${error}` } };
  }

  return provider;
}
export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>;

const appleMetadata = {
  issuer: "https://appleid.apple.com",
  authorization_endpoint: "https://appleid.apple.com/auth/authorize",
  token_endpoint: "https://appleid.apple.com/auth/token",
  jwks_uri: "https://appleid.apple.com/auth/keys",
  response_types_supported: ["code"],
  response_modes_supported: ["query", "fragment", "form_post"],
  subject_types_supported: ["pairwise"],
  id_token_signing_alg_values_supported: ["RS256", "ES256"],
  token_endpoint_auth_methods_supported: ["client_secret_post"],
};

/** Its ID token contains no address, which `/userinfo` returns. */
const oidcMetadata = {
  issuer: "https://issuer.example",
  authorization_endpoint: "https://issuer.example/authorize",
  token_endpoint: "https://issuer.example/token",
  userinfo_endpoint: "https://issuer.example/userinfo",
  jwks_uri: "https://issuer.example/keys",
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["HS256", "ES256", "none"],
  authorization_response_iss_parameter_supported: true,
};

const formText = (text: string) => decodeURIComponent(text.replaceAll("+", " "));

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString("base64url");
}
