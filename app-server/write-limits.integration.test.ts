import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { testForm } from "./test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ ANONYMOUS_WRITES_PER_HOUR: "3", SIGN_IN_LINKS_PER_HOUR: "2" });
});
afterAll(() => app.close());

let host = 0;
/** Somebody at an address that nobody has had. */
const newcomer = () => app.client({}, `198.51.100.${++host}`);
const submit = (by = newcomer(), facts = {}, headers = {}) =>
  by.send("POST", "/api/quote-requests", { ...testForm, ...facts }, headers);
const ask = (email: string, by = newcomer()) => by.send("POST", "/api/login/email", { email });

describe("ANONYMOUS_WRITES_PER_HOUR", () => {
  test("counts accepted writes of an address, and says when there is room again", async () => {
    const visitor = newcomer();
    const refused = [{ email: "no" }, { features: 7 }, { phone: "" }, { venue: null }];
    for (const facts of refused) expect((await submit(visitor, facts)).status).toBe(400);
    for (const _ of [1, 2, 3]) expect((await submit(visitor)).status).toBe(201);
    const { status, headers, body } = await submit(visitor);
    expect([status, body.type]).toEqual([429, "/problems/too-many-requests"]);
    const seconds = Number(headers.get("retry-after"));
    expect(Number.isInteger(seconds) && seconds > 0 && seconds <= 3600).toBe(true);
    expect(body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes?$/);
    expect((await submit()).status).toBe(201);
  });

  test("does not count a retry that made nothing new", async () => {
    const visitor = newcomer();
    const headers = { "idempotency-key": "retried" };
    for (let tries = 0; tries < 6; tries++) {
      expect((await submit(visitor, {}, headers)).status).toBe(201);
    }
    expect((await submit(visitor)).status).toBe(201);
  });

  test("does not hold people who are signed in", async () => {
    const exhibitor = await app.as(ada);
    for (let count = 0; count < 5; count++) expect((await submit(exhibitor)).status).toBe(201);
  });

  test("bounds what a stranger's mailbox gets, whoever asks, and refuses nobody for it", async () => {
    const exhibitor = await app.as(ada);
    const lettersTo = async (email: string) =>
      (await app.sql("select 1 from message where to_address = $1", [email])).length;
    const email = "victim@elsewhere.example";
    for (const by of [exhibitor, newcomer(), exhibitor, newcomer(), exhibitor]) {
      expect((await submit(by, { email })).status).toBe(201);
    }
    expect(await lettersTo(email)).toBe(3);
    const before = await lettersTo(ada.email);
    for (let count = 0; count < 5; count++) {
      expect((await submit(exhibitor, { email: ada.email })).status).toBe(201);
    }
    expect(await lettersTo(ada.email)).toBe(before + 5);
  });

  test("ten at once do not get past it", async () => {
    const visitor = newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(429)]);
  });

  test("believes no forwarded address that no proxy vouches for", async () => {
    const visitor = newcomer();
    const statuses: number[] = [];
    for (const last of [1, 2, 3, 4]) {
      const headers = { "x-forwarded-for": `203.0.113.${last}`, "x-real-ip": `203.0.113.${last}` };
      statuses.push((await submit(visitor, {}, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe("SIGN_IN_LINKS_PER_HOUR", () => {
  test("holds for an e-mail address, from wherever it is asked", async () => {
    for (const _ of [1, 2]) expect((await ask("Often@Asked.example")).status).toBe(202);
    const { status, headers } = await ask("often@asked.example");
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await ask("other@asked.example")).status).toBe(202);
  });

  test("holds ten times that for a client address", async () => {
    const visitor = newcomer();
    for (let at = 0; at < 20; at++)
      expect((await ask(`a${at}@many.example`, visitor)).status).toBe(202);
    expect((await ask("last@many.example", visitor)).status).toBe(429);
    expect((await ask("last@many.example")).status).toBe(202);
  });

  test("lets no stranger use up the codes by which somebody signed in proves who they are", async () => {
    for (const _ of [1, 2]) expect((await ask(otto.email)).status).toBe(202);
    expect((await ask(otto.email)).status).toBe(429);
    const client = await app.as(otto);
    const prove = () => client.send("POST", "/api/auth/user/proof/email");
    for (const _ of [1, 2]) expect((await prove()).status).toBe(202);
    expect((await prove()).status).toBe(429);
  });

  test("does not count what was refused", async () => {
    const visitor = newcomer();
    for (let at = 0; at < 25; at++) expect((await ask("no address", visitor)).status).toBe(400);
    expect((await ask("right@address.example", visitor)).status).toBe(202);
  });
});

test("whom it counts, the table does not tell", async () => {
  await ask("counted@asked.example");
  const rows = await app.sql<{ key: string }>("select key from rate_limit");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|asked|example|198\.51\.100/);
});
