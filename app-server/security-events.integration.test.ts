import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, max, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ MEMBER_MESSAGES_PER_HOUR: "1", SIGN_IN_LINKS_PER_HOUR: "6" });
});
afterAll(() => app.close());

type Line = { action: string; actor_id: string | null; object_id: string; detail: object };
const linesOf = (action: string) =>
  app.sql<Line>(
    "select action, actor_id, object_id, detail from audit_event where action = $1 order by at, id",
    [action],
  );

test("failed sign-ins are noted with their account and address, and what was typed is not", async () => {
  const address = "198.51.100.21";
  const client = app.client({}, address);
  await client.send("POST", "/api/login/email", { email: otto.email });
  for (const code of ["000000", "111111", "222222"]) {
    await client.send("POST", "/api/login/email/code", { code });
  }
  const stranger = app.client({}, "198.51.100.22");
  await stranger.send("POST", "/api/login/email/verify", { token: "guessed-token" });
  const lines = await linesOf("sign-in-failed");
  expect(lines).toMatchObject([
    { actor_id: null, object_id: otto.id, detail: { about: "code", address, times: 1 } },
    { actor_id: null, object_id: "visitor", detail: { about: "link", address: "198.51.100.22" } },
  ]);
  expect(JSON.stringify(lines.map(({ detail }) => detail))).not.toMatch(/000000|111111|guessed/);
});

test("refused admin pages and calls are noted, a thousand of them in a few lines", async () => {
  const exhibitor = await app.as(ada);
  for (let at = 0; at < 100; at++) {
    expect((await exhibitor.get(`/api/admin/quotes/${at}`)).status).toBe(403);
  }
  const visitor = app.client({}, "198.51.100.23");
  expect((await visitor.get("/api/admin/dashboard")).status).toBe(401);
  // the last two may be of the same millisecond
  const lines = await linesOf("access-refused");
  expect(lines.filter((line) => line.actor_id === ada.id)).toMatchObject([
    { detail: { about: "GET /api/admin/quotes/:id", times: 1 } },
    { detail: { times: 10 } },
    { detail: { times: 100 } },
  ]);
  expect(lines.filter((line) => line.actor_id !== ada.id)).toMatchObject([
    { actor_id: null, object_id: "visitor", detail: { address: "198.51.100.23", times: 1 } },
  ]);
});

test("reached limits are noted, with the account where there is one", async () => {
  const message = {
    name: "A",
    email: "a@b.example",
    subject: "Hi",
    message: "Hello there",
    inquiryType: "general",
  };
  const exhibitor = await app.as(ada);
  for (const status of [201, 429, 429]) {
    expect((await exhibitor.send("POST", "/api/contact-messages", message)).status).toBe(status);
  }
  const visitor = app.client({}, "198.51.100.24");
  for (let at = 0; at < 7; at++) {
    await visitor.send("POST", "/api/login/email", { email: "often@asked.example" });
  }
  const lines = await linesOf("limit-reached");
  expect(lines).toMatchObject([
    { actor_id: ada.id, detail: { about: "POST /api/contact-messages", times: 1 } },
    { actor_id: null, detail: { about: "sign-in links", address: "198.51.100.24" } },
  ]);
  expect(JSON.stringify(lines)).not.toContain("asked.example");
});

test("an admin's look at a request is noted once an hour, by either address", async () => {
  const { requestId } = await app.given("sent");
  const admin = await app.as(max);
  for (const path of ["/api/admin/quotes", "/api/quote-requests", "/api/admin/quotes"]) {
    expect((await admin.get(`${path}/${requestId}`)).status).toBe(200);
  }
  const owner = await app.as(ada);
  await owner.get(`/api/quote-requests/${requestId}`);
  expect(await linesOf("request-viewed")).toMatchObject([
    { actor_id: max.id, object_id: requestId },
  ]);
});

test("admins read security events in words", async () => {
  const admin = await app.as(max);
  const { body } = await admin.get("/api/admin/audit?kind=security");
  const said = body.events.map(
    ({ actorName, words, objectName }: Record<string, string>) =>
      `${actorName} ${words}${objectName ? `: ${objectName}` : ""}`,
  );
  expect(said).toContain(`A visitor failed to sign in by code, from 198.51.100.21: ${otto.email}`);
  expect(said).toContain(
    `${ada.email} was refused an admin page or call (GET /api/admin/quotes/:id), 10 times within an hour, from 127.0.0.1`,
  );
  const { requestId } = await app.given("sent");
  await admin.get(`/api/admin/quotes/${requestId}`);
  const trail = await admin.get(`/api/admin/audit?kind=quote-request&id=${requestId}`);
  expect(trail.body.events[0].words).toBe("opened the request");
});
