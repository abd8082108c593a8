import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = "/api/quote-requests";
const keyed = (key: string) => ({ "idempotency-key": key });

async function made(company: string) {
  const counted = await app.sql<{ requests: string; letters: string; receipts: string }>(
    `select count(distinct q.id) requests, count(distinct m.id) letters, count(distinct r.id) receipts
     from quote_request q left join message m on m.quote_request_id = q.id
       left join receipt r on r.quote_request_id = q.id where q.company = $1`,
    [company],
  );
  const { requests, letters, receipts } = counted[0] ?? {};
  return { requests: Number(requests), letters: Number(letters), receipts: Number(receipts) };
}

test("the same key and body give the same answer, and make one request [N01]", async () => {
  const visitor = app.client();
  const form = { ...testForm, company: "Once Inc" };
  const first = await visitor.send("POST", path, form, keyed("once"));
  expect(first.headers.has("idempotent-replayed")).toBe(false);
  // a lost answer: another jar, the fields in another order, and spaces around a value
  const turned = Object.fromEntries(Object.entries(form).reverse());
  const retry = app.client();
  const again = await retry.send(
    "POST",
    path,
    { ...turned, phone: ` ${form.phone} ` },
    keyed("once"),
  );
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.text).toBe(first.text);
  expect(await made("Once Inc")).toEqual({ requests: 1, letters: 2, receipts: 1 });
  const read = await retry.get(`${path}/${first.body.quoteRequest.id}`);
  expect(read.status).toBe(200);
});

test("the same key with another body is 422, and makes nothing", async () => {
  const visitor = app.client();
  expect((await visitor.send("POST", path, testForm, keyed("reused"))).status).toBe(201);
  const other = { ...testForm, company: "Other Inc" };
  const refused = await visitor.send("POST", path, other, keyed("reused"));
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe("This Idempotency-Key was already used with another body");
  expect(refused.headers.has("set-cookie")).toBe(false);
  expect((await made("Other Inc")).requests).toBe(0);
});

test("a refused form does not use its key up", async () => {
  const visitor = app.client();
  const wrong = await visitor.send("POST", path, { ...testForm, email: "no" }, keyed("corrected"));
  const right = await visitor.send("POST", path, testForm, keyed("corrected"));
  expect([wrong.status, right.status]).toEqual([400, 201]);
});

test("ten submits at once with one key make one request, one letter each, and one answer", async () => {
  const form = { ...testForm, company: "Ten Inc" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.client().send("POST", path, form, keyed("ten"))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const replayed = answers.filter(({ headers }) => headers.has("idempotent-replayed"));
  expect(replayed).toHaveLength(9);
  expect(await made("Ten Inc")).toEqual({ requests: 1, letters: 2, receipts: 1 });
});

test("ten submits at once with one key and ten bodies make one request", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      app
        .client()
        .send("POST", path, { ...testForm, company: "Race", phone: `${at}` }, keyed("race")),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(9).fill(422)]);
  expect((await made("Race")).requests).toBe(1);
});

test("without a key every submit is a request of its own", async () => {
  const form = { ...testForm, company: "Twice Inc" };
  for (const _ of [1, 2]) await app.client().send("POST", path, form);
  expect((await made("Twice Inc")).requests).toBe(2);
});

test("people's keys do not meet", async () => {
  const form = { ...testForm, company: "Mine Inc" };
  const clients = [await app.as(ada), await app.as(otto), app.client()];
  const answers = await Promise.all(
    clients.map((client) => client.send("POST", path, form, keyed("common"))),
  );
  expect(new Set(answers.map(({ body }) => body.quoteRequest.id)).size).toBe(3);
});

test("a key is 1 to 255 printable characters", async () => {
  for (const key of ["k", "k".repeat(255), "!~{}\"'\\/"]) {
    expect((await app.client().send("POST", path, testForm, keyed(key))).status).toBe(201);
  }
  for (const key of ["", "k".repeat(256), "two words", "caf\u00e9", "a\tb"]) {
    const { status, body } = await app.client().send("POST", path, testForm, keyed(key));
    expect([status, body.message], key).toEqual([
      400,
      "Idempotency-Key must be 1 to 255 printable ASCII characters",
    ]);
  }
});
