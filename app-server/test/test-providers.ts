import { exportPKCS8, generateKeyPair } from "jose";
import {
  openTestProvider,
  type TestPerson,
  type TestProvider,
  testClient,
} from "../../adapters/oauth/test/test-provider.ts";
import { routeTo } from "../../adapters/oauth/test/test-routing.ts";
import { openTestApp } from "./test-app.ts";
import type { TestAnswer, TestClient } from "./test-client.ts";

export type TestProviderName = "google" | "github" | "apple" | "oidc";

/** A person in this provider's format. */
export function personAt(
  name: TestProviderName,
  id: string,
  email: string,
  isVerified = true,
): TestPerson {
  if (name === "google") return { id, email, verified_email: isVerified };
  if (name !== "github") return { id, email, email_verified: isVerified };
  return { id, emails: [{ email, primary: true, verified: isVerified }] };
}

/** The whole app with the providers set up, each of them standing on this machine. */
export async function openProviderApp(env: Record<string, string> = {}) {
  const [google, github, apple, oidc] = await Promise.all([
    openTestProvider("google"),
    openTestProvider("github"),
    openTestProvider("apple"),
    openTestProvider("oidc"),
  ]);
  const providers: Record<TestProviderName, TestProvider> = { google, github, apple, oidc };
  const key = await generateKeyPair("ES256", { extractable: true });
  const app = await openTestApp(
    {
      GOOGLE_CLIENT_ID: testClient.clientId,
      GOOGLE_CLIENT_SECRET: testClient.clientSecret,
      GITHUB_CLIENT_ID: testClient.clientId,
      GITHUB_CLIENT_SECRET: testClient.clientSecret,
      APPLE_CLIENT_ID: testClient.clientId,
      APPLE_TEAM_ID: "TEAM123456",
      APPLE_KEY_ID: "KEY1234567",
      APPLE_PRIVATE_KEY: await exportPKCS8(key.privateKey),
      OIDC_ISSUER: "https://issuer.example",
      OIDC_CLIENT_ID: testClient.clientId,
      OIDC_CLIENT_SECRET: testClient.clientSecret,
      ...env,
    },
    { send: routeTo([google, github, apple, oidc]) },
  );

  /** The person presses the provider's button here. */
  async function begin(client: TestClient, name: TestProviderName, returnTo?: string) {
    const query = returnTo === undefined ? "" : `?${new URLSearchParams({ returnTo })}`;
    const answer = await client.get(`/api/auth/${name}${query}`, {
      "sec-fetch-site": "same-origin",
    });
    if (answer.status !== 303) throw new Error(`Cannot begin: ${answer.status} ${answer.text}`);
    return new URL(answer.headers.get("location") ?? "", app.origin);
  }

  /** The browser comes back, the way that this provider sends it. */
  function comeBack(
    client: TestClient,
    name: TestProviderName,
    answer: URLSearchParams,
  ): Promise<TestAnswer> {
    const path = `/api/auth/${name}/callback`;
    if (name !== "apple")
      return client.get(`${path}?${answer}`, { "sec-fetch-site": "cross-site" });
    return client.send("POST", path, `${answer}`, {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "cross-site",
      origin: "https://appleid.apple.com",
    });
  }

  return {
    ...app,
    appleKey: key.publicKey,
    providers,
    begin,
    comeBack,
    /** The whole way: there, "Continue", and back. */
    async signIn(
      client: TestClient,
      name: TestProviderName,
      person: TestPerson,
      returnTo?: string,
    ) {
      const url = await begin(client, name, returnTo);
      return comeBack(client, name, providers[name].approve(url, person));
    },
    /** The browser's signed-in account; null when signed out. */
    async whoIs(client: TestClient): Promise<{ id: string; email: string } | null> {
      const { status, body } = await client.get("/api/auth/user");
      return status === 200 ? body : null;
    },
    async close() {
      await app.close();
      await Promise.all(Object.values(providers).map((provider) => provider.close()));
    },
  };
}
export type ProviderApp = Awaited<ReturnType<typeof openProviderApp>>;

/** Why the sign-in came to nothing, as the page's address says it; null when it did not. */
export function whyNot({ status, headers }: TestAnswer): string | null {
  const location = headers.get("location") ?? "";
  if (status !== 303 || !location.startsWith("/login/failed?")) return null;
  return new URLSearchParams(location.split("?")[1]).get("why");
}
