import { afterAll, beforeAll, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/insert-rows.ts";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, profile } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Person = { account: { email: string } | null; profile: { name: string } | null };
const list = async (by: TestClient, query: string) => {
  const { body } = await by.get(`/api/admin/people?${query}`);
  return (body.people as Person[]).map(({ account, profile }) => account?.email ?? profile?.name);
};
const suspend = (by: TestClient, id: string, reason = "Spam in requests") =>
  by.send("POST", `/api/admin/people/${id}/suspend`, { reason });
const status = async (client: TestClient) => (await client.get("/api/auth/user")).status;
const lastMail = async (email: string) =>
  (await app.client().get("/dev/mail.json")).body.find(({ to }: { to: string }) => to === email);

async function signInByMail(email: string) {
  const client = app.client();
  await client.send("POST", "/api/login/email", { email });
  const token = /login\/email[?#]token=([\w-]+)/.exec((await lastMail(email)).text)?.[1];
  return client.send("POST", "/api/login/email/verify", { token });
}

test("admins find people and builders by name, company and email, with and without an account", async () => {
  const admin = await app.as(max);
  const synced = profile(crypto.randomUUID(), "Synced Stands", null);
  await insertRows(app.newEm(), "builder", [toBuilderRow(synced)]);
  expect(await list(admin, "search=OTTO@")).toEqual([otto.email]);
  expect(await list(admin, "search=synced")).toEqual(["Synced Stands"]);
  expect(await list(admin, `search=${encodeURIComponent(beasBooths.name)}`)).toEqual([bea.email]);
  expect(await list(admin, "group=admins")).toEqual([max.email]);
  expect(await list(admin, "group=builders")).toContain("Synced Stands");
  expect(await list(admin, "search=%25")).toEqual([]);
  expect((await admin.get("/api/admin/people?group=unknown")).status).toBe(400);
  expect((await admin.get("/api/admin/people?page=2")).body).toEqual({
    people: [],
    hasMore: false,
  });
});

test("a suspended account is signed out at once, gets nobody in, and is told why", async () => {
  const admin = await app.as(max);
  const exhibitor = await app.as(otto);
  expect((await suspend(admin, otto.id, " ")).status).toBe(400);
  expect((await suspend(admin, otto.id)).status).toBe(200);
  expect(await status(exhibitor)).toBe(401);
  expect((await suspend(admin, otto.id)).status).toBe(409);
  expect((await lastMail(otto.email)).text).toContain("Spam in requests");
  const refused = await signInByMail(otto.email);
  expect([refused.status, refused.body.type]).toEqual([403, "/problems/account-suspended"]);
  // a session that was being made at that moment is none either
  expect(await status(await app.as(otto))).toBe(401);
  expect(await list(admin, "group=suspended")).toEqual([otto.email]);

  const restore = () => admin.send("POST", `/api/admin/people/${otto.id}/restore`);
  expect((await restore()).status).toBe(200);
  expect((await restore()).status).toBe(409);
  expect((await signInByMail(otto.email)).status).toBe(200);
  const { body } = await admin.get("/api/admin/audit?kind=person");
  expect(body.events.map(({ words }: { words: string }) => words)).toEqual([
    "restored the account",
    "suspended the account (Spam in requests)",
  ]);
});

test("suspending a builder takes the profile off the site; an admin puts it on again", async () => {
  const admin = await app.as(max);
  const isListed = async () =>
    (await app.client().get(`/api/builders/${beasBooths.id}`)).status === 200;
  expect(await isListed()).toBe(true);
  expect((await suspend(admin, bea.id, "Insurance has lapsed")).status).toBe(200);
  expect(await isListed()).toBe(false);
  expect(await list(admin, "group=off-the-site")).toEqual([bea.email]);
  await admin.send("POST", `/api/admin/people/${bea.id}/restore`);
  expect(await isListed()).toBe(false);
  const decide = (decision: string, reason?: string) =>
    admin.send("POST", `/api/admin/builders/${beasBooths.id}/review`, { decision, reason });
  expect((await decide("approve")).status).toBe(200);
  expect(await isListed()).toBe(true);
  expect((await decide("decline", "Insurance has lapsed")).status).toBe(200);
  expect(await isListed()).toBe(false);
  await decide("approve");
  const { body } = await admin.get("/api/admin/audit?kind=builder");
  expect(body.events.map(({ words }: { words: string }) => words).slice(0, 4)).toEqual([
    "put the profile on the site again",
    "took the profile off the site",
    "put the profile on the site again",
    "took the profile off the site",
  ]);
});

test("admins are not suspended, and nobody else suspends", async () => {
  const admin = await app.as(max);
  expect((await suspend(admin, max.id)).body.type).toBe("/problems/admin-not-suspended");
  expect((await suspend(admin, crypto.randomUUID())).status).toBe(404);
  expect((await suspend(await app.as(ada), otto.id)).status).toBe(403);
});
