import { afterAll, beforeAll, expect, test } from "vitest";
import {
  issuerClient,
  openTestIssuer,
  type TestIssuer,
} from "../adapters/oauth/test/test-issuer.ts";
import { systemClock } from "../adapters/system/clock-and-ids.ts";
import { ada } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { createTestClient, type TestClient } from "./test/test-client.ts";
import { whyNot } from "./test/test-providers.ts";

let issuer: TestIssuer;
let app: TestApp;
beforeAll(async () => {
  issuer = await openTestIssuer({
    ada: { email: ada.email, email_verified: true },
    nora: { email: "nora@issuer.example", email_verified: true },
    eve: { email: ada.email, email_verified: false },
  });
  app = await openTestApp(
    {
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: issuerClient.clientId,
      OIDC_CLIENT_SECRET: issuerClient.clientSecret,
    },
    // the issuer's library knows the machine's time alone
    { clock: { ...systemClock, advance() {} } },
  );
  issuer.trust(`${app.origin}/api/auth/oidc/callback`);
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});

/** Goes there, presses this button, and follows the issuer until it sends the browser back: the path to come back to. */
async function pressThere(client: TestClient, button: string): Promise<string> {
  const begun = await client.get("/api/auth/oidc?returnTo=/quote");
  const there = createTestClient((url, init) => fetch(url, init));
  let url = new URL(begun.headers.get("location") ?? "", issuer.origin);
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.origin === app.origin) return `${url.pathname}${url.search}`;
    const answer = await there.get(url.href);
    const next = answer.headers.get("location");
    if (!next && answer.status !== 200) throw new Error(`The issuer says ${answer.text}`);
    url = new URL(next ?? `${url.pathname}?${button}`, issuer.origin);
  }
  throw new Error("The issuer never sends the browser back");
}
const whoIs = async (client: TestClient) => (await client.get("/api/auth/user")).body;

test("any OpenID Connect issuer signs in, from discovery to userinfo [J01]", async () => {
  const client = app.client();
  const done = await client.get(await pressThere(client, "as=nora"));
  expect([done.status, done.headers.get("location")]).toEqual([303, "/welcome?returnTo=%2Fquote"]);
  const nora = await whoIs(client);
  expect(nora).toMatchObject({ email: "nora@issuer.example" });
  const [identity] = await app.sql("select issuer, subject from identity where user_id = $1", [
    nora.id,
  ]);
  expect(identity).toEqual({ issuer: issuer.origin, subject: "nora" });

  const elsewhere = app.client();
  await elsewhere.get(await pressThere(elsewhere, "as=nora"));
  expect((await whoIs(elsewhere)).id).toBe(nora.id);
});

test("it joins the account whose address both sides have proven, and no other [J01]", async () => {
  const eve = app.client();
  expect(whyNot(await eve.get(await pressThere(eve, "as=eve")))).toBe("address-unverified");
  const client = app.client();
  await client.get(await pressThere(client, "as=ada"));
  expect((await whoIs(client)).id).toBe(ada.id);
});

test("a consent refused there signs no one in, and says so [J01]", async () => {
  const client = app.client();
  const back = await client.get(await pressThere(client, "cancel="));
  expect(whyNot(back)).toBe("consent-refused");
});

test("its answer works once, and in the browser that began [J01]", async () => {
  const client = app.client();
  const path = await pressThere(client, "as=nora");
  expect(whyNot(await app.client().get(path))).toBe("attempt-invalid");
  expect((await client.get(path)).headers.get("location")).toBe("/quote");
  expect(whyNot(await client.get(path))).toBe("attempt-invalid");
});
