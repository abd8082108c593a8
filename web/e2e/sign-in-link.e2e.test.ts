import { expect } from "vitest";
import { sha256 } from "../../adapters/system/signer.ts";
import { sqlNow } from "../../adapters/system/test/test-time.ts";
import type { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import { createTestClient, type TestClient } from "../../app-server/test/test-client.ts";
import { ada } from "../../domain/accounts/examples.ts";
import { seededAppTest as test } from "./seeded-app-test.ts";
import type { RunningApp } from "./start-app.ts";

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
let app: RunningApp;
test.beforeAll(({ world: opened, app: started }) => {
  world = opened;
  app = started;
});

const browser = (cookies?: Record<string, string>) =>
  createTestClient((path, init) => fetch(new URL(path, app.origin), init), cookies);

const post = (client: TestClient, path: string, fields: Record<string, string>) =>
  client.call(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

async function asked(returnTo = "") {
  const client = browser();
  const sent = await post(client, "/login", { step: "email", email: ada.email, returnTo });
  expect(sent.status).toBe(200);
  const sql = `select letter->>'token' as token, letter->>'code' as code from message
    where kind = 'sign-in' order by created_at desc limit 1`;
  const [letter] = await world.sql<{ token: string; code: string }>(sql);
  return { client, token: letter?.token ?? "", code: letter?.code ?? "" };
}
const whoIs = async (client: TestClient) => (await client.get("/api/auth/user")).status;

test("opening the link, however often and from wherever, uses nothing up [J01]", async () => {
  const { client, token } = await asked();
  const path = `/login/email?token=${token}`;
  for (const scanner of [client, browser(), browser()]) {
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, headers } = await scanner.call(path, { method });
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.getSetCookie().filter((line) => line.startsWith("session="))).toEqual([]);
    }
  }
  expect(await whoIs(client)).toBe(401);
  const page = await client.get(path);
  expect(page.text).toContain("Continue as a***@exhibits.example");
  expect(page.text).not.toContain(ada.email);
  const done = await post(client, "/login/email", { token });
  expect([done.status, done.headers.get("location"), await whoIs(client)]).toEqual([
    302,
    "/dashboard",
    200,
  ]);
  expect((await post(client, "/login/email", { token })).status).toBe(400);
});

test("another browser gets the code to type in the first one, and no session [J01]", async () => {
  const { client, token, code } = await asked("/quote");
  const other = browser();
  const page = await other.get(`/login/email?token=${token}`);
  expect(page.text.replace(/\D/g, "")).toContain(code);
  expect((await client.get(`/login/email?token=${token}`)).text.replace(/\D/g, "")).not.toContain(
    code,
  );
  expect((await post(other, "/login/email", { token })).status).toBe(403);
  expect((await post(other, "/login", { step: "code", code })).status).toBe(403);
  const done = await post(client, "/login", { step: "code", code });
  expect([done.status, done.headers.get("location")]).toEqual([302, "/quote"]);
  expect([await whoIs(client), await whoIs(other)]).toEqual([200, 401]);
});

test("a first sign-in asks the role once, and greets no one back [J01]", async () => {
  const client = browser();
  const email = "new@exhibits.example";
  await post(client, "/login", { step: "email", email, returnTo: "/favourites" });
  const sql = "select letter->>'token' as token from message where to_address = $1";
  const [letter] = await world.sql<{ token: string }>(sql, [email]);
  const token = letter?.token ?? "";
  const page = await client.get(`/login/email?token=${token}`);
  expect(page.text).toContain("Finish signing in");
  expect(page.text).not.toContain("Welcome back");
  const done = await post(client, "/login/email", { token });
  const welcome = "/welcome?returnTo=%2Ffavourites";
  expect([done.status, done.headers.get("location")]).toEqual([302, welcome]);
  expect((await client.get(welcome)).text).toContain("How will you use it?");
  expect((await post(client, welcome, { userType: "admin" })).status).toBe(400);
  const chosen = await post(client, welcome, { userType: "builder" });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([302, "/favourites"]);
  expect((await client.get("/api/auth/user")).body.userType).toBe("builder");
  const again = await client.get(welcome);
  expect([again.status, again.headers.get("location")]).toEqual([302, "/favourites"]);
});

test("the way back is a path of this site [J01]", async () => {
  for (const evil of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
  ]) {
    const { client, token } = await asked(evil);
    expect((await post(client, "/login/email", { token })).headers.get("location")).toBe(
      "/dashboard",
    );
    const signedIn = browser(await world.sessionOf(ada));
    const page = await signedIn.get(`/api/login?returnTo=${encodeURIComponent(evil)}`);
    expect([page.status, page.headers.get("location")]).toEqual([302, "/dashboard"]);
  }
});

test("the token of an invite goes through a sign-in in a cookie, and stands in no further address", async () => {
  const token = `invite-${crypto.randomUUID()}`;
  await world.sql(
    `insert into builder_invite (id, email, token_hash, created_by, expires_at)
     values (gen_random_uuid(), 'invited@stands.example', $1, $2, ${sqlNow()} + interval '1 day')`,
    [sha256(token), ada.id],
  );
  const client = browser();
  const page = await client.get(`/join?token=${token}`);
  const [, address = ""] = /href="(\/login[^"]*)"/.exec(page.text) ?? [];
  expect(address).toBe("/login?returnTo=%2Fjoin%3Fas%3Dbuilder");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");

  const email = "joins@stands.example";
  await post(client, "/login", { step: "email", email, returnTo: "/join?as=builder" });
  const stored = await world.sql<{ row: string }>("select s::text as row from sign_in s");
  expect(JSON.stringify(stored)).not.toContain(token);
  const sql = "select letter->>'token' as token from message where to_address = $1";
  const [letter] = await world.sql<{ token: string }>(sql, [email]);
  await post(client, "/login/email", { token: letter?.token ?? "" });
  const back = await client.get("/join?as=builder");
  expect(back.text).toContain(`You&#x27;re signed in as ${email}`);
  const joined = await post(client, "/join", { token });
  expect([joined.status, joined.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect((await client.get("/api/auth/user")).body.userType).toBe("builder");

  const other = browser();
  const change = await other.get("/confirm-email?token=of-a-change");
  expect(change.headers.get("location")).toBe("/api/login?returnTo=%2Fconfirm-email");
  expect(other.jar.get("opened-link")).toContain("of-a-change");
  // what no link holds is not remembered, half a character included
  const odd = await other.get(`/confirm-email?token=${"a".repeat(99)}%F0%9F%98%80`);
  expect(odd.status).toBe(302);
  expect(other.jar.get("opened-link")).toContain("of-a-change");
});

test("a link from another site does not sign out; it shows a button that does [J01]", async () => {
  const client = browser(await world.sessionOf(ada));
  const page = await client.get("/api/logout", {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
  });
  expect(page.status).toBe(200);
  expect(page.text).toContain("Sign out?");
  expect(await whoIs(client)).toBe(200);
  const done = await post(client, "/logout", {});
  expect([done.status, done.headers.get("location"), await whoIs(client)]).toEqual([302, "/", 401]);
});

test("a form that is none is bad input, and never a mishap", async () => {
  const said = app.output().length;
  const bodies = [
    ["application/x-www-form-urlencoded", ""],
    ["application/x-www-form-urlencoded", "step=%ff%00&email=%00"],
    ["multipart/form-data; boundary=x", "nothing"],
    ["multipart/form-data", "nothing"],
    ["text/plain", "step=email"],
    ["application/json", "{}"],
    ["", ""],
  ] as const;
  for (const path of ["/login", "/login/email", "/quote", "/?index", "/"]) {
    for (const [type, body] of bodies) {
      const headers: Record<string, string> = type ? { "content-type": type } : {};
      const { status } = await browser().call(path, { method: "POST", headers, body });
      expect([400, 403, 405, 415], `${path} ${type}: ${status}`).toContain(status);
    }
  }
  for (const path of ["/dashboard", "/admin-dashboard", "/how-it-works", "/docs"]) {
    const { status } = await post(browser(), path, { a: "b" });
    expect([path, status]).toEqual([path, 405]);
  }
  expect((await post(browser(), "/nowhere", { a: "b" })).status).toBe(404);
  const huge = await post(browser(), "/quote", { additionalRequirements: "x".repeat(1_000_000) });
  expect(huge.status).toBe(413);
  expect(app.output().slice(said)).not.toMatch(/failed:|Error:/);
});
