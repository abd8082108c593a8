import { afterAll, beforeAll, expect, test } from "vitest";
import { max } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestAnswer } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = "/api/quote-requests";
const stored = async () =>
  Number((await app.sql<{ count: string }>("select count(*) from quote_request"))[0]?.count);

function expectProblem(answer: TestAnswer, status: number) {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const { type, title, detail, message } = answer.body;
  expect(answer.body.status).toBe(status);
  for (const words of [type, title, detail, message]) expect(words).toMatch(/\S/);
  expect(detail).toBe(message);
  expect(message).not.toMatch(
    /expected|received|invalid_|undefined|NaN|zod|Invalid|Too |JSON\.parse|at line/,
  );
}

test("what is no JSON object is 400 and nothing is stored", async () => {
  const before = await stored();
  for (const body of [
    "{",
    "nothing",
    '{"a":}',
    "{}{}",
    "\u0000",
    "[1,2",
    "null",
    "[]",
    "7",
    '"text"',
    "true",
    "NaN",
    "",
    " ",
  ]) {
    expectProblem(await app.client().send("POST", path, body), 400);
  }
  expect(await stored()).toBe(before);
});

test("text that is no UTF-8 is 400, or replaced, and never a mishap", async () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('{"tradeShowName":"'),
    0xff,
    0xfe,
    0xc0,
  ]);
  const headers = { "content-type": "application/json" };
  expectProblem(await app.client().call(path, { method: "POST", headers, body: bytes }), 400);
});

test("unknown and protected fields are taken and never stored", async () => {
  const id = "00000000-0000-7000-8000-000000000001";
  const forged = {
    id,
    userId: id,
    status: "completed",
    priority: "high",
    sentToBuilders: [id],
    assignedBuilders: [id],
    assignmentDate: "2020-01-01",
    invitations: [{}],
    notes: "mine",
    version: 99,
    createdAt: "1999-01-01T00:00:00Z",
    eventDay: "1999-01-01",
    isAdmin: true,
    cancelReason: "because",
    user_id: id,
    quoteRequest: { status: "completed" },
  };
  const { status, body } = await app.client().send("POST", path, { ...testForm, ...forged });
  expect(status).toBe(201);
  const { quoteRequest } = body;
  expect(quoteRequest).toMatchObject({
    userId: null,
    status: "pending",
    priority: "normal",
    assignmentDate: null,
    sentToBuilders: [],
    assignedBuilders: [],
    cancelReason: null,
  });
  expect(quoteRequest.id).not.toBe(id);
  expect(quoteRequest.createdAt > "2020").toBe(true);
  const sql = "select to_json(q) as row from quote_request q where id = $1";
  const [kept] = await app.sql<{ row: object }>(sql, [quoteRequest.id]);
  expect(kept?.row).toMatchObject({ version: 1, notes: null, event_day: testForm.eventDate });
});

test("__proto__ and its like change nothing", async () => {
  const plain = JSON.stringify(testForm).slice(1);
  const body = `{"__proto__":{"status":"completed","isAdmin":true},"constructor":{"prototype":{"priority":"high"}},${plain}`;
  const { status, body: made } = await app.client().send("POST", path, body);
  expect(status).toBe(201);
  expect(made.quoteRequest).toMatchObject({ status: "pending", priority: "normal" });
  expect({}).not.toHaveProperty("isAdmin");
  const without = await app
    .client()
    .send("POST", path, `{"__proto__":${JSON.stringify(testForm)}}`);
  expectProblem(without, 400);
});

test("of a key that comes twice the last one counts", async () => {
  const twice = `{"company":"First",${JSON.stringify({ ...testForm, company: "Last" }).slice(1)}`;
  const { status, body } = await app.client().send("POST", path, twice);
  expect([status, body.quoteRequest.company]).toEqual([201, "Last"]);
});

test("deep nesting and very many keys do no harm", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  expectProblem(await app.client().send("POST", path, `{"features":${deep}}`), 400);
  expectProblem(await app.client().send("POST", path, deep), 400);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]));
  expect((await app.client().send("POST", path, { ...many, ...testForm })).status).toBe(201);
});

test("a megabyte is 413 and nothing is stored, whether its length is stated or not", async () => {
  const before = await stored();
  const body = JSON.stringify({ ...testForm, additionalRequirements: "x".repeat(1_000_000) });
  const withLength = { "content-length": String(body.length) };
  expectProblem(await app.client().send("POST", path, body, withLength), 413);
  const untold = {
    method: "POST",
    headers: { "content-type": "application/json" },
    duplex: "half",
  };
  const stream = () => new Blob([body]).stream();
  expectProblem(await app.client().call(path, { ...untold, body: stream() } as RequestInit), 413);
  const page = { ...untold, headers: { "content-type": "application/x-www-form-urlencoded" } };
  const form = await app.client().call("/quote", { ...page, body: stream() } as RequestInit);
  expect(form.status).toBe(413);
  expect(await stored()).toBe(before);
});

test("a body that is not JSON is 415, with whatever name", async () => {
  const before = await stored();
  const body = JSON.stringify(testForm);
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "",
    "application/json-patch+json",
    "application/jsonp",
    "text/json",
    "application/problem+json",
  ]) {
    expectProblem(await app.client().send("POST", path, body, { "content-type": type }), 415);
  }
  for (const type of [
    "application/json; charset=utf-8",
    "Application/JSON",
    "application/json ;x=y",
  ]) {
    const answer = await app.client().send("POST", path, body, { "content-type": type });
    expect(answer.status, type).toBe(201);
  }
  expect(await stored()).toBe(before + 3);
});

test("a change without anything to say may come without a body", async () => {
  const { requestId } = await app.given("sent");
  const admin = await app.as(max);
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/cancel`)).status).toBe(200);
});

test("no answer repeats what was sent", async () => {
  const mark = "Zq7marker";
  const admin = await app.as(max);
  const { requestId } = await app.given("sent");
  const wrong = Object.fromEntries(Object.keys(testForm).map((field) => [field, [mark]]));
  const answers = [
    await admin.send("POST", path, { ...wrong, [mark]: 1, features: mark, emailUpdates: mark }),
    await admin.send("POST", path, `{"${mark}`),
    await admin.send("POST", path, { ...testForm, email: mark, phone: mark.repeat(9) }),
    await admin.send("POST", "/api/quote-responses", {
      quoteRequestId: mark,
      quotedAmount: mark,
      validUntil: mark,
      attachments: [mark],
    }),
    await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, {
      builderIds: [mark],
      priority: mark,
    }),
    await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds: [mark] }),
    await admin.send("PATCH", `/api/admin/quotes/${requestId}`, { priority: mark }),
    await admin.get(`/api/admin/quotes?status=${mark}&limit=${mark}`),
    await admin.get(`/api/quote-requests/${mark}`),
    await admin.get(`/api/${mark}`),
    await admin.send("POST", "/api/login/email", { email: mark, returnTo: [mark] }),
    await admin.send("POST", "/api/login/email/code", { code: mark }),
    await admin.send("POST", "/api/login/email/verify", { token: mark }),
  ];
  for (const answer of answers) {
    expectProblem(answer, answer.status);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(mark);
  }
});

test("callers without the right are refused before their input is parsed", async () => {
  const { requestId, responseId } = await app.given("offered");
  const visitor = app.client();
  for (const [method, where] of [
    ["POST", "/api/quote-responses"],
    ["PATCH", `/api/quote-responses/${responseId}`],
    ["POST", `/api/quote-responses/${responseId}/decline`],
    ["POST", `/api/quote-requests/${requestId}/cancel`],
    ["POST", `/api/admin/quotes/${requestId}/assign`],
    ["PATCH", `/api/admin/quotes/${requestId}`],
  ] as const) {
    expectProblem(await visitor.send(method, where, "{"), 401);
  }
  expectProblem(await visitor.get("/api/dashboard/quotes?limit=0"), 401);
  expectProblem(await visitor.get("/api/admin/quotes?status=no"), 401);
});
