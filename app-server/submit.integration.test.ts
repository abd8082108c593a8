import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = "/api/quote-requests";
const submit = (facts: Record<string, unknown>) =>
  app.client().send("POST", path, { ...testForm, ...facts });

const stored = async () =>
  (await app.sql<{ count: string }>("select count(*) from quote_request"))[0]?.count;

const x = (length: number) => "x".repeat(length);

async function expectRefused(facts: Record<string, unknown>, field: string, message?: string) {
  const before = await stored();
  const answer = await submit(facts);
  expect(answer.status, JSON.stringify(facts).slice(0, 200)).toBe(400);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const fields = answer.body.errors.map((error: { field: string }) => error.field);
  expect(new Set(fields)).toEqual(new Set([field]));
  if (message) expect(answer.body.errors[0].message).toBe(message);
  expect(answer.body.message).not.toBe("");
  expect(await stored()).toBe(before);
}

async function expectStored(facts: Record<string, unknown>, field: string, value: unknown) {
  const answer = await submit(facts);
  expect(answer.status, `${field}: ${answer.text}`).toBe(201);
  expect(answer.body.quoteRequest[field]).toEqual(value);
}

// every bound of every field: contract/quote-request-form.test.ts
describe("POST /api/quote-requests", () => {
  test("stores what is at its bound, refuses what is above by its field, and stores nothing of it [C10] [O02]", async () => {
    await expectStored({ tradeShowName: ` ${x(200)}\t ` }, "tradeShowName", x(200));
    const words = "Trade show name must be 200 characters or fewer";
    await expectRefused({ tradeShowName: x(201) }, "tradeShowName", words);
    await expectRefused({ venue: null }, "venue", "Enter the venue or its city");
    await expectStored({ designLink: x(500) }, "designLink", x(500));
    await expectRefused({ designLink: x(501) }, "designLink");
    await expectRefused({ features: ["counter", ""] }, "features.1");
    const most = "🎪".repeat(50);
    await expectStored({ firstName: most }, "firstName", most);
  });

  test("takes an address in any letters, and emailUpdates as false when it is missing [C02] [C10]", async () => {
    await expectStored({ email: " Grace@Compilers.Example " }, "email", "grace@compilers.example");
    await expectRefused({ email: "grace@" }, "email", "Valid email address is required");
    await expectStored({ emailUpdates: undefined }, "emailUpdates", false);
    await expectStored({ emailUpdates: true }, "emailUpdates", true);
  });

  test("takes long, odd and hostile text as text", async () => {
    const odd = ["<script>alert(1)</script>", "'; drop table quote_request; --", "{{7*7}}"];
    odd.push("مرحبا بالعالم", "e\u0301".repeat(60), "👩‍👩‍👧‍👦".repeat(10), "%00%0a", "\\u0000");
    for (const text of odd) await expectStored({ tradeShowName: text }, "tradeShowName", text);
  });

  test("an empty body names every required field at once [N08]", async () => {
    for (const body of [undefined, {}, "{}"]) {
      const { status, body: problem } = await app.client().send("POST", path, body);
      expect(status).toBe(400);
      const fields = problem.errors.map((error: { field: string }) => error.field);
      expect(fields.sort()).toEqual(Object.keys(testForm).sort());
    }
  });
});

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
