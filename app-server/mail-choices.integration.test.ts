import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, otto } from "../domain/accounts/examples.ts";
import type { MessageId } from "../domain/shared/id.ts";
import { createMessageTokens } from "./services/message-tokens.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { accountOf } from "./test/test-people.ts";
import { testSystem } from "./test/test-system.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = "/api/auth/user/mail";
const offer = { quotedAmount: 100, responseMessage: "With pleasure" };
const lettersTo = async (address: string, kind: string) =>
  app.sql<{ id: MessageId }>("select id from message where to_address = $1 and kind = $2", [
    address,
    kind,
  ]);
async function letBeaOffer({ id: userId, email } = ada) {
  const { requestId } = await app.given("sent", { userId, email });
  const client = await app.as(bea);
  const body = { quoteRequestId: requestId, ...offer };
  expect((await client.send("POST", "/api/quote-responses", body)).status).toBe(201);
}

test("people choose what they hear of, and letters are written accordingly", async () => {
  const client = await app.as(ada);
  expect((await client.get(path)).body).toEqual({
    topics: [
      { topic: "quotes-received", wanted: true },
      { topic: "reviews", wanted: true },
      { topic: "jobs", wanted: true },
      { topic: "plan", wanted: true },
    ],
  });
  await letBeaOffer();
  expect(await lettersTo(ada.email, "response-received")).toHaveLength(1);
  expect((await client.send("PUT", path, { wanted: ["everything"] })).status).toBe(400);
  expect((await client.send("PUT", path, { wanted: [] })).body.topics[0].wanted).toBe(false);
  await letBeaOffer();
  expect(await lettersTo(ada.email, "response-received")).toHaveLength(1);
  expect((await client.get("/api/auth/user/data")).body.mutedMail).toMatchObject([
    { topic: "quotes-received" },
    { topic: "reviews" },
    { topic: "jobs" },
    { topic: "plan" },
  ]);
  expect((await (await app.as(otto)).get(path)).body.topics[0].wanted).toBe(true);
  await client.send("PUT", path, { wanted: ["quotes-received"] });
  await letBeaOffer();
  expect(await lettersTo(ada.email, "response-received")).toHaveLength(2);
});

test("a builder whose profile names another person's address mutes only their own", async () => {
  const una = accountOf.unapproved;
  if (!una) throw new Error("There is no such builder");
  const client = await app.as(una);
  const profile = { email: otto.email };
  expect((await client.send("PUT", "/api/builders/profile", profile)).status).toBe(200);
  expect((await client.send("PUT", path, { wanted: [] })).status).toBe(200);
  await letBeaOffer(otto);
  expect(await lettersTo(otto.email, "response-received")).toHaveLength(1);
  expect((await (await app.as(otto)).get(path)).body.topics[0].wanted).toBe(true);
});

test("sign-ins, invitations and whatever else always comes cannot be muted", async () => {
  const client = await app.as(bea);
  await client.send("PUT", path, { wanted: [] });
  await app.client().send("POST", "/api/login/email", { email: bea.email });
  expect(await lettersTo(bea.email, "sign-in")).toHaveLength(1);
  const topics = (await client.get(path)).body.topics.map(({ topic }: { topic: string }) => topic);
  expect(topics).toEqual([
    "quotes-received",
    "quote-outcomes",
    "review-decisions",
    "reviews",
    "jobs",
    "plan",
  ]);
});

test("a letter's link ends its topic, without an account, and may be pressed twice", async () => {
  const [letter] = await lettersTo(ada.email, "response-received");
  const core = app.newCore();
  const id = letter?.id as MessageId;
  const opened = { email: "a***@exhibits.example", topic: "quotes-received" };
  expect(await core.accounts.openUnsubscribe({ id })).toEqual({ ok: true, value: opened });
  const client = await app.as(ada);
  expect((await client.get(path)).body.topics[0].wanted).toBe(true);
  for (const _ of [1, 2]) expect((await core.accounts.unsubscribe({ id })).ok).toBe(true);
  expect((await client.get(path)).body.topics[0].wanted).toBe(false);
  const [signIn] = await lettersTo(bea.email, "sign-in");
  expect((await core.accounts.unsubscribe({ id: signIn?.id as MessageId })).ok).toBe(false);
});

test("a deleted account leaves muted whatever its person muted, as long as a request of theirs stays", async () => {
  const muted = () => app.sql("select topic from muted_mail where address = $1", [carl.email]);
  await app.given("sent", { userId: carl.id, email: carl.email.toUpperCase() });
  for (const eraseRequests of [false, true]) {
    await app.sql(
      `insert into users (id, email, email_verified_at) values ($1, $2, ${sqlNow()}) on conflict (id) do nothing`,
      [carl.id, carl.email],
    );
    const client = await app.as(carl);
    expect((await client.send("PUT", path, { wanted: [] })).status).toBe(200);
    const body = { email: carl.email, eraseRequests };
    expect((await client.send("DELETE", "/api/auth/user", body)).status).toBe(200);
    expect((await muted()).length > 0).toBe(!eraseRequests);
  }
});

test("createMessageTokens() reads what it wrote, and nothing else", () => {
  const tokens = createMessageTokens(testSystem("a secret"), "unsubscribe");
  const id = "0190c000-0000-7000-8000-000000000001" as MessageId;
  const token = tokens.write(id);
  expect(tokens.read(token)).toBe(id);
  expect(createMessageTokens(testSystem("another"), "unsubscribe").read(token)).toBeNull();
  expect(createMessageTokens(testSystem("a secret"), "mail-link").read(token)).toBeNull();
  for (const forged of ["", id, `${id}.`, token.replace("0001", "0002"), `${token}x`]) {
    expect(tokens.read(forged)).toBeNull();
  }
});
