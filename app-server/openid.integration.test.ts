import { afterAll, beforeAll, expect, test } from "vitest";
import { ada } from "../domain/accounts/examples.ts";
import { openIssuerApp } from "./test/issuer-app.ts";
import type { TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { whyNot } from "./test/test-providers.ts";

let opened: Awaited<ReturnType<typeof openIssuerApp>>;
let app: TestApp;
beforeAll(async () => {
  opened = await openIssuerApp({
    ada: { email: ada.email, email_verified: true },
    nora: { email: "nora@issuer.example", email_verified: true },
    eve: { email: ada.email, email_verified: false },
  });
  app = opened.app;
});
afterAll(() => opened?.close());

/** Signs in by a button of the issuer's page, and answers with the path at which the browser comes back. */
const pressThere = async (client: TestClient, button: string) =>
  (await opened.pressAtIssuer(client, button)).back;
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
  expect(identity).toEqual({ issuer: opened.issuer.origin, subject: "nora" });

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
