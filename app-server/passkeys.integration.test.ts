import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import type { User } from "../domain/accounts/user.ts";
import { permissionMatrix } from "./test/permission-matrix.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { createTestPasskey } from "./test/test-passkey.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const own = "/api/auth/user/passkeys";
const options = async (client: TestClient, path: string) =>
  (await client.send("POST", `${path}/options`)).body as { challenge: string };
const me = async (client: TestClient) => (await client.get("/api/auth/user")).body?.email;
const reauthentication = async (client: TestClient) =>
  (await client.get("/api/auth/user/proof")).body;

async function withPasskey(user: User, name = "My phone") {
  const client = await app.as(user);
  const passkey = createTestPasskey(app.origin);
  const answer = passkey.make(await options(client, own));
  const { status, body } = await client.send("POST", own, { name, answer });
  expect(status).toBe(201);
  return { client, passkey, id: body.id as string };
}

/** As if the last re-authentication had been long ago. */
const letReauthenticationAge = (user: User) =>
  app.sql(
    `update session set sess = sess || '{"provenAt": "2020-01-01T00:00:00.000Z"}' where user_id = $1`,
    [user.id],
  );
async function lastCode(): Promise<string> {
  const { body } = await app.client().get("/dev/mail.json");
  return /\b\d{6}\b/.exec(body[0].text)?.[0] ?? "";
}

test("a passkey is added under a name, signs in elsewhere, and its owner gets an email [J01]", async () => {
  const { client, passkey, id } = await withPasskey(ada, " My phone ");
  expect((await client.get(own)).body).toMatchObject([{ id, name: "My phone", lastUsedAt: null }]);
  const { body: mails } = await client.get("/dev/mail.json");
  expect(mails[0]).toMatchObject({ to: ada.email, subject: "A passkey was added at Boothwright" });

  const elsewhere = app.client();
  const asked = await options(elsewhere, "/api/login/passkey");
  expect(asked).not.toHaveProperty("allowCredentials.0");
  const answer = passkey.prove(asked, { userHandle: ada.id });
  const signedIn = await elsewhere.send("POST", "/api/login/passkey", {
    answer,
    returnTo: "/quote",
  });
  expect(signedIn.body).toEqual({ returnTo: "/quote" });
  expect(await me(elsewhere)).toBe(ada.email);
  expect((await client.get(own)).body[0].lastUsedAt).not.toBeNull();

  const { body: events } = await elsewhere.get("/api/auth/user/events");
  expect(events.slice(0, 2)).toMatchObject([
    { action: "signed-in", about: "passkey" },
    { action: "passkey-added", about: "My phone" },
  ]);
  const stored = (await client.get("/api/auth/user/data")).body.passkeys;
  expect(stored).toMatchObject([{ name: "My phone" }]);
  expect(JSON.stringify(stored)).not.toContain("public_key");
});

test("an answer counts once, in the browser that asked, for what was asked [J01]", async () => {
  const { passkey, client } = await withPasskey(otto);
  const signIn = async (browser: TestClient, answer: unknown, returnTo = "//evil.example") =>
    browser.send("POST", "/api/login/passkey", { answer, returnTo });
  const browser = app.client();
  const path = "/api/login/passkey";
  const asked = await options(browser, path);
  const answer = passkey.prove(asked);
  expect((await signIn(app.client(), answer)).body.type).toBe("/problems/passkey-invalid");
  expect((await signIn(browser, answer)).body).toEqual({ returnTo: "/dashboard" });
  expect((await signIn(browser, answer)).status).toBe(400);

  for (const lies of [
    { origin: "https://evil.example" },
    { flags: 1 },
    { count: 1 },
    { userHandle: ada.id },
  ]) {
    const lie = passkey.prove(await options(browser, path), lies);
    expect((await signIn(browser, lie)).body.type, JSON.stringify(lies)).toBe(
      "/problems/passkey-invalid",
    );
  }
  // the question to add one is no question to sign in
  const toAdd = passkey.prove(await options(client, own));
  expect((await signIn(client, toAdd)).body.type).toBe("/problems/passkey-invalid");
  const stranger = createTestPasskey(app.origin).prove(await options(browser, path));
  expect((await signIn(browser, stranger)).body.type).toBe("/problems/passkey-unknown");
});

test("two sign-ins with the same answer at the same time make one session [J01]", async () => {
  const { passkey } = await withPasskey(otto, "Twice");
  const browser = app.client();
  const answer = passkey.prove(await options(browser, "/api/login/passkey"));
  const all = await Promise.all(
    [1, 2, 3].map(() => browser.send("POST", "/api/login/passkey", { answer })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test("only what a verified person's device made for this site is added, once [J01]", async () => {
  const client = await app.as(bea);
  const passkey = createTestPasskey(app.origin);
  const add = async (lies = {}, name = "Key") =>
    client.send("POST", own, { name, answer: passkey.make(await options(client, own), lies) });
  for (const lies of [{ origin: "https://evil.example" }, { flags: 1 }]) {
    expect((await add(lies)).body.type).toBe("/problems/passkey-invalid");
  }
  expect((await add({}, "")).body.errors[0].message).toBe("Name is required");
  expect((await add({}, "x".repeat(61))).status).toBe(400);
  expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(409);
  const asBea = await app.as(bea);
  expect((await asBea.send("POST", own, { name: "x", answer: { id: 5 } })).status).toBe(400);
});

test("a passkey is renamed and removed by its owner alone, and then signs no one in [J01]", async () => {
  const { client, passkey, id } = await withPasskey(carl);
  const strange = await app.as(bea);
  expect((await strange.send("PATCH", `${own}/${id}`, { name: "Mine" })).status).toBe(404);
  expect((await strange.send("DELETE", `${own}/${id}`)).status).toBe(404);
  expect((await client.send("PATCH", `${own}/${id}`, { name: "Carl's" })).status).toBe(200);
  expect((await client.get(own)).body[0].name).toBe("Carl's");
  expect((await client.send("DELETE", `${own}/${id}`)).status).toBe(200);
  expect((await client.send("DELETE", `${own}/${id}`)).status).toBe(404);
  const answer = passkey.prove(await options(client, "/api/login/passkey"));
  expect((await client.send("POST", "/api/login/passkey", { answer })).status).toBe(400);
});

test("a new address, the end of the account and passkeys require a recent re-authentication [J03]", async () => {
  const client = await app.as(bea);
  await letReauthenticationAge(bea);
  const profile = { firstName: "Bea", lastName: "B", email: "new@booths.example" };
  const wants = [
    await client.send("PATCH", "/api/auth/user/profile", profile),
    await client.send("DELETE", "/api/auth/user", { email: bea.email }),
    await client.send("POST", `${own}/options`),
  ];
  for (const { status, body } of wants) {
    expect([status, body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
  }
  const same = { ...profile, email: bea.email };
  expect((await client.send("PATCH", "/api/auth/user/profile", same)).status).toBe(200);

  expect(await reauthentication(client)).toMatchObject({ isFresh: false });
  expect((await client.send("POST", "/api/auth/user/proof/email")).status).toBe(202);
  const code = await lastCode();
  const before = client.jar.get("session") ?? "";
  const verify = (digits: string, by = client) =>
    by.send("POST", "/api/auth/user/proof/email/verify", { code: digits });
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await verify(wrong)).body.message).toBe("That code isn't right. 4 tries left");
  expect((await verify(code, await app.as(bea))).status).toBe(400);
  expect((await verify(code)).status).toBe(200);
  expect((await verify(code)).status).toBe(400);
  expect(client.jar.get("session")).not.toBe(before);
  expect(await reauthentication(client)).toMatchObject({ isFresh: true });
  expect((await client.send("PATCH", "/api/auth/user/profile", profile)).status).toBe(200);
  await client.send("DELETE", "/api/auth/user/email-change");
});

test("a code ends at the fifth wrong one, and those of an account at the thirtieth of a day [J01]", async () => {
  const client = await app.as(otto);
  const verify = (digits: string) =>
    client.send("POST", "/api/auth/user/proof/email/verify", { code: digits });
  async function ask() {
    expect((await client.send("POST", "/api/auth/user/proof/email")).status).toBe(202);
    return lastCode();
  }
  for (let asked = 0; asked < 6; asked++) {
    const code = await ask();
    const wrong = code === "000000" ? "000001" : "000000";
    await Promise.all([1, 2, 3, 4, 5].map(() => verify(wrong)));
    if (asked === 0) expect((await verify(code)).status).toBe(400);
  }
  const { status, headers, body } = await verify(await ask());
  expect([status, body.type]).toEqual([429, "/problems/too-many-proof-codes"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("an admin with a passkey proves with it, and with nothing less", async () => {
  const { passkey } = await withPasskey(max);
  const client = await app.as(max);
  expect(await reauthentication(client)).toEqual({
    isFresh: false,
    ways: ["passkey"],
    hasPasskey: true,
  });
  expect((await client.send("POST", "/api/auth/user/proof/email")).status).toBe(403);
  const path = "/api/auth/user/proof/passkey";
  const stranger = await withPasskey(ada, "Other");
  const foreign = stranger.passkey.prove(await options(client, path));
  expect((await client.send("POST", path, { answer: foreign })).status).toBe(400);
  const answer = passkey.prove(await options(client, path));
  expect((await client.send("POST", path, { answer })).status).toBe(200);
  expect(await reauthentication(client)).toMatchObject({ isFresh: true });
  await letReauthenticationAge(max);
  expect(await reauthentication(client)).toMatchObject({ isFresh: false });
});

test("an admin with a passkey has an admin's rights only in a session that it has proven", async () => {
  await app.sql("delete from passkey where user_id = $1", [max.id]);
  const { requestId } = await app.given("sent");
  // every member reads the benchmarks that comparisons show
  const adminCalls = permissionMatrix.filter(
    ({ route }) => route.includes(" /api/admin/") && route !== "get /api/admin/benchmarks",
  );
  const before = await app.as(max);
  expect((await before.get("/api/admin/dashboard")).status).toBe(200);

  const { client: first, passkey } = await withPasskey(max, "First");
  expect((await first.get("/api/admin/dashboard")).status).toBe(200);
  expect((await first.get("/api/auth/user")).body.needsPasskey).toBe(false);
  for (const client of [before, await app.as(max)]) {
    expect((await client.get("/api/auth/user")).body.needsPasskey).toBe(true);
    for (const { route } of adminCalls) {
      const [method = "", path = ""] = route.split(" ");
      const init = { method: method.toUpperCase() };
      const { status, body } = await client.call(path.replace("{id}", requestId), init);
      expect([route, status, body.type]).toEqual([route, 403, "/problems/passkey-needed"]);
    }
    expect((await client.get(`/api/quote-requests/${requestId}`)).status).toBe(404);
  }

  const path = "/api/auth/user/proof/passkey";
  const answer = passkey.prove(await options(before, path));
  expect((await before.send("POST", path, { answer })).status).toBe(200);
  expect((await before.get("/api/admin/dashboard")).status).toBe(200);
  expect((await before.get(`/api/quote-requests/${requestId}`)).status).toBe(200);
});

test("a passkey that was begun before the first one was there is not added to an admin's account", async () => {
  await app.sql("delete from passkey where user_id = $1", [max.id]);
  const stranger = await app.as(max);
  const begun = await options(stranger, own);
  await withPasskey(max, "First");
  const answer = createTestPasskey(app.origin).make(begun);
  const { status, body } = await stranger.send("POST", own, { name: "Mine too", answer });
  expect([status, body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
});

test("each switch of the type is a new session; ten an hour are enough [J04]", async () => {
  const client = await app.as(carl);
  const secrets = new Set([client.jar.get("session")]);
  const types = ["exhibitor", "builder"];
  const turn = (count: number) =>
    client.send("PATCH", "/api/auth/user/type", { userType: types[count % 2] });
  for (let count = 0; count < 10; count += 1) {
    expect((await turn(count)).status).toBe(200);
    secrets.add(client.jar.get("session"));
  }
  expect(secrets.size).toBe(11);
  expect((await turn(11)).status).toBe(429);
  expect((await turn(10)).status).toBe(429);
  expect((await client.get("/api/auth/user")).body.userType).toBe("builder");
  const { body: sessions } = await client.get("/api/auth/user/sessions");
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
});

test("questions to passkeys are limited for each client address", async () => {
  const strict = await openTestApp({ SIGN_IN_LINKS_PER_HOUR: "1" });
  try {
    const ask = (address: string) =>
      strict.client({}, address).send("POST", "/api/login/passkey/options");
    for (let count = 0; count < 10; count += 1) {
      expect((await ask("203.0.113.1")).status).toBe(200);
    }
    expect((await ask("203.0.113.1")).status).toBe(429);
    expect((await ask("203.0.113.2")).status).toBe(200);
  } finally {
    await strict.close();
  }
});
