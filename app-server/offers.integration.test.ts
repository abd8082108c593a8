import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let builder: TestClient;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  builder = await app.as(bea);
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const path = "/api/quote-responses";
const x = (length: number) => "x".repeat(length);

async function offer(facts: Record<string, unknown>) {
  const { requestId } = await app.given("sent");
  return builder.send("POST", path, { quoteRequestId: requestId, quotedAmount: 1, ...facts });
}

async function expectTaken(field: string, value: unknown, stored = value) {
  const answer = await offer({ [field]: value });
  expect(answer.status, `${field}: ${answer.text}`).toBe(201);
  expect(answer.body[field]).toEqual(stored);
}

async function expectRefused(field: string, value: unknown, at = field) {
  const answer = await offer({ [field]: value });
  expect([answer.status, answer.body.errors?.[0]?.field], `${JSON.stringify(value)}`).toEqual([
    400,
    at,
  ]);
}

describe("POST /api/quote-responses", () => {
  test("quotedAmount is whole cents, nothing, or 0 and more [O02] [N06]", async () => {
    for (const cents of [0, 1, 4_850_000, 10_000_000_000]) await expectTaken("quotedAmount", cents);
    for (const none of [null, undefined]) {
      const asking = await offer({ quotedAmount: none, responseMessage: x(40) });
      expect([asking.status, asking.body.quotedAmount]).toEqual([201, null]);
    }
    for (const wrong of [
      -1,
      -0.01,
      1.5,
      "12",
      "",
      1e20,
      10_000_000_001,
      true,
      [],
      {},
      Number.MAX_SAFE_INTEGER,
    ]) {
      await expectRefused("quotedAmount", wrong);
    }
    const { requestId } = await app.given("sent");
    const huge = `{"quoteRequestId":"${requestId}","quotedAmount":1e999}`;
    expect((await builder.send("POST", path, huge)).status).toBe(400);
    expect((await offer({ quotedAmount: -0 })).body.quotedAmount).toBe(0);
  });

  test("texts have their bounds [O02]", async () => {
    for (const [field, longest] of [
      ["estimatedTimeline", 200],
      ["responseMessage", 5000],
    ] as const) {
      await expectTaken(field, x(longest));
      for (const none of [null, undefined, "", " "]) await expectTaken(field, none, null);
      for (const wrong of [x(longest + 1), 7, [], "a\u0000b", "a\ud800"])
        await expectRefused(field, wrong);
    }
    await expectTaken("responseMessage", "Two\nlines\tand a tab");
    await expectRefused("estimatedTimeline", "Two\nlines");
  });

  test("an answer names an amount, of which 0 is one, or says in 40 characters what is missing", async () => {
    for (const thin of [
      {},
      { responseMessage: x(39) },
      { responseMessage: ` ${x(39)} ` },
      { estimatedTimeline: x(40), attachments: ["https://files.example/plan.pdf"] },
    ]) {
      const refused = await offer({ quotedAmount: null, ...thin });
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, "responseMessage"]);
      expect(refused.body.type).toBe("/problems/quote-needs-detail");
    }
    expect((await offer({ quotedAmount: 0 })).status).toBe(201);
    const { body } = await offer({ quotedAmount: null, responseMessage: x(40) });
    const shorter = { responseMessage: x(39) };
    expect((await builder.send("PATCH", `${path}/${body.id}`, shorter)).status).toBe(400);
    const read = await exhibitor.get(`/api/quote-requests/${body.quoteRequestId}`);
    expect(read.body.status).toBe("in-progress");
  });

  test("an answer without an amount is asked for its price, and accepted once it has one", async () => {
    const { body } = await offer({ quotedAmount: null, responseMessage: x(40) });
    const decide = (verb: string, said?: object) =>
      exhibitor.send("POST", `${path}/${body.id}/${verb}`, said);
    const tooEarly = await decide("accept", { revision: 1 });
    expect([tooEarly.status, tooEarly.body.type]).toEqual([409, "/problems/quote-without-price"]);
    const asked = await decide("ask-price");
    expect([asked.status, typeof asked.body.priceAskedAt]).toEqual([200, "string"]);
    const twice = await decide("ask-price");
    expect([twice.status, twice.body.type]).toEqual([409, "/problems/price-already-asked"]);
    const letters = await app.sql("select id from message where kind = 'price-asked'");
    expect(letters).toHaveLength(1);

    const priced = await builder.send("PATCH", `${path}/${body.id}`, { quotedAmount: 1 });
    expect(priced.body).toMatchObject({ quotedAmount: 1, priceAskedAt: null });
    const late = await decide("ask-price");
    expect([late.status, late.body.type]).toEqual([409, "/problems/quote-has-price"]);
    expect((await decide("accept", { revision: 2 })).status).toBe(200);
  });

  test("attachments is a list of at most ten https links [O02]", async () => {
    const link = "https://files.example/plan.pdf";
    await expectTaken("attachments", Array(10).fill(link));
    for (const none of [null, undefined, []]) await expectTaken("attachments", none, []);
    await expectRefused("attachments", Array(11).fill(link));
    for (const wrong of [link, {}, 7]) await expectRefused("attachments", wrong);
    await expectTaken("attachments", [`https://files.example/${x(500 - 22)}`]);
    for (const wrong of [
      "",
      "plan.pdf",
      "//files.example/a",
      "http://files.example/a",
      "javascript:alert(1)",
      "data:text/html,x",
      "https://",
      "ftp://files.example/a",
      "https://localhost/a",
      7,
      null,
      `https://files.example/${x(500 - 21)}`,
      "https://files.example/\u0000",
      "https://10.0.0.1/a",
    ]) {
      await expectRefused("attachments", [wrong], "attachments.0");
    }
  });

  test("validUntil is a day or a time to come, the day in thirty days when it is missing", async () => {
    const day = 24 * 60 * 60 * 1000;
    for (const none of [null, undefined]) {
      const dayIn30 = () => new Date(testNow().getTime() + 30 * day).toISOString().slice(0, 10);
      // midnight may pass meanwhile
      const days = [dayIn30()];
      const until: string = (await offer({ validUntil: none })).body.validUntil;
      days.push(dayIn30());
      expect(days).toContain(until.slice(0, 10));
      expect(until.slice(10)).toBe("T23:59:59.000Z");
    }
    await expectTaken("validUntil", "2099-12-31", "2099-12-31T23:59:59.000Z");
    await expectTaken("validUntil", "2099-12-31T10:00:00+02:00", "2099-12-31T08:00:00.000Z");
    const soon = new Date(testNow().getTime() + 60_000).toISOString();
    await expectTaken("validUntil", soon);
    for (const wrong of [
      "2020-01-01",
      "2020-01-01T00:00:00Z",
      new Date(testNow().getTime() - 1000).toISOString(),
      "",
      "tomorrow",
      "2099-02-30",
      "2099-13-01",
      "2099-1-1",
      "9999999-01-01",
      4102444800000,
      "2099-12-31T10:00:00",
      "2099-12-31T25:00:00Z",
      true,
      {},
    ]) {
      await expectRefused("validUntil", wrong);
    }
  });

  test("validUntil at the end of all times is no mishap", async () => {
    for (const far of ["9999-12-31", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59-23:59"]) {
      const { status, text } = await offer({ validUntil: far });
      expect([201, 400], text).toContain(status);
    }
  });

  test("protected fields are taken and never stored", async () => {
    const forged = {
      id: crypto.randomUUID(),
      builderId: crypto.randomUUID(),
      status: "accepted",
      revision: 9,
      version: 9,
      createdAt: "1999-01-01T00:00:00Z",
      withdrawnAt: "1999-01-01",
    };
    const { status, body } = await offer({ ...forged, quotedAmount: 5 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "pending",
      revision: 1,
      withdrawnAt: null,
      quotedAmount: 5,
    });
    expect(body.id).not.toBe(forged.id);
    expect(body.builderId).not.toBe(forged.builderId);
    expect(body.createdAt > "2020").toBe(true);
  });

  test("a builder quotes once; to a stranger's, a missing or a malformed request not at all", async () => {
    const { requestId } = await app.given("sent");
    const body = { quoteRequestId: requestId, quotedAmount: 1 };
    expect((await builder.send("POST", path, body)).status).toBe(201);
    const again = await builder.send("POST", path, body);
    expect([again.status, again.body.type]).toEqual([409, "/problems/already-responded"]);

    const stranger = await app.as(carl);
    const notTheirs = await stranger.send("POST", path, body);
    const missing = await stranger.send("POST", path, {
      ...body,
      quoteRequestId: crypto.randomUUID(),
    });
    const malformed = await stranger.send("POST", path, { ...body, quoteRequestId: "1 or 1=1" });
    expect([notTheirs, missing, malformed].map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set([notTheirs.text, missing.text, malformed.text]).size).toBe(1);
    for (const id of [undefined, null, "", 7, [requestId], x(65)]) {
      const { status } = await builder.send("POST", path, { ...body, quoteRequestId: id });
      expect(status).toBe(400);
    }
  });

  test("of five quotes at once from one builder one is made", async () => {
    const { requestId } = await app.given("sent");
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((quotedAmount) =>
        builder.send("POST", path, { quoteRequestId: requestId, quotedAmount }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const stored = await app.sql("select id from quote_response where quote_request_id = $1", [
      requestId,
    ]);
    expect(stored).toHaveLength(1);
  });

  test("a canceled request and one with an accepted quote take no more", async () => {
    const cancelled = await app.given("cancelled");
    const answer = await builder.send("POST", path, { quoteRequestId: cancelled.requestId });
    expect([answer.status, answer.body.type]).toEqual([409, "/problems/quote-request-state"]);
    expect(answer.body.message).toMatch(/is cancelled\. \S/);
    const { requestId } = await app.given("accepted");
    const late = await builder.send("POST", path, { quoteRequestId: requestId });
    expect([late.status, late.body.type]).toEqual([409, "/problems/response-already-accepted"]);
  });

  test("a quote that was declined or withdrawn may be followed by another", async () => {
    for (const verb of ["withdraw", "decline"] as const) {
      const { requestId, responseId } = await app.given("offered");
      const by = verb === "withdraw" ? builder : exhibitor;
      expect((await by.send("POST", `${path}/${responseId}/${verb}`)).status).toBe(200);
      const next = { quoteRequestId: requestId, quotedAmount: 1 };
      expect((await builder.send("POST", path, next)).status).toBe(201);
    }
  });
});

async function expire(responseId: string) {
  await app.sql(
    `update quote_response set valid_until = ${sqlNow()} - interval '1 second' where id = $1`,
    [responseId],
  );
}

describe("an offer's end", () => {
  test("an expired quote can be neither accepted, declined, revised nor withdrawn, but followed", async () => {
    const { requestId, responseId } = await app.given("offered");
    await expire(responseId);
    for (const verb of ["accept", "decline"]) {
      const { status, body } = await exhibitor.send("POST", `${path}/${responseId}/${verb}`);
      expect([status, body.type], verb).toEqual([409, "/problems/quote-response-state"]);
      expect(body.message).toMatch(/expired/);
    }
    const revised = await builder.send("PATCH", `${path}/${responseId}`, { quotedAmount: 1 });
    expect(revised.status).toBe(409);
    expect((await builder.send("POST", `${path}/${responseId}/withdraw`)).status).toBe(409);
    const [read] = (await exhibitor.get(`/api/quote-requests/${requestId}/responses`)).body;
    expect(read.status).toBe("expired");
    const next = { quoteRequestId: requestId, quotedAmount: 1 };
    expect((await builder.send("POST", path, next)).status).toBe(201);
  });

  test("accepted twice at once, a quote is accepted once; the other answer says so", async () => {
    const { requestId, responseId } = await app.given("offered");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => exhibitor.send("POST", `${path}/${responseId}/accept`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const letters = await app.sql(
      "select id from message where quote_request_id = $1 and kind = 'response-accepted'",
      [requestId],
    );
    expect(letters).toHaveLength(1);
  });

  test("accept and withdraw at once: one of them happens", async () => {
    const { responseId } = await app.given("offered");
    const answers = await Promise.all([
      exhibitor.send("POST", `${path}/${responseId}/accept`),
      builder.send("POST", `${path}/${responseId}/withdraw`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("accepting one declines the other pending ones; of two at once one is accepted", async () => {
    const carls = await app.as(carl);
    const { requestId, responseId } = await app.given("offered");
    const admin = await app.as(max);
    const { body: me } = await carls.get("/api/auth/user");
    const { body: own } = await builder.get("/api/auth/user");
    const builderIds = [own.builder.id, me.builder.id];
    await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
    const second = await carls.send("POST", path, { quoteRequestId: requestId, quotedAmount: 2 });
    expect(second.status).toBe(201);
    const answers = await Promise.all(
      [responseId, second.body.id].map((id) => exhibitor.send("POST", `${path}/${id}/accept`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const read = await exhibitor.get(`/api/quote-requests/${requestId}/responses`);
    const statuses = read.body.map(({ status }: { status: string }) => status);
    expect(statuses.sort()).toEqual(["accepted", "declined"]);
  });

  test("a revision keeps every version, and bounds hold for it too", async () => {
    const { responseId } = await app.given("offered");
    const revised = await builder.send("PATCH", `${path}/${responseId}`, { quotedAmount: 7 });
    expect(revised.body).toMatchObject({ revision: 2, quotedAmount: 7 });
    for (const wrong of [
      { quotedAmount: -1 },
      { validUntil: "2020-01-01" },
      { attachments: "a" },
    ]) {
      expect((await builder.send("PATCH", `${path}/${responseId}`, wrong)).status).toBe(400);
    }
    const sql = "select revision from quote_response_version where quote_response_id = $1";
    expect(await app.sql(sql, [responseId])).toHaveLength(2);
  });

  test("a revision keeps the fields that it does not name, and must name one", async () => {
    const { requestId } = await app.given("sent");
    const said = {
      quotedAmount: 5,
      estimatedTimeline: "7 weeks",
      responseMessage: "Two\nlines",
      attachments: ["https://files.example/plan.pdf"],
      validUntil: "2099-12-31T23:59:59.000Z",
    };
    const { body } = await builder.send("POST", path, { quoteRequestId: requestId, ...said });
    const letters = () =>
      app.sql("select id from message where quote_request_id = $1", [requestId]);
    const before = await letters();
    for (const nothing of [{}, { revision: 1 }, { revision: null }, { status: "accepted" }]) {
      const refused = await builder.send("PATCH", `${path}/${body.id}`, nothing);
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "At least one field must be updated",
      ]);
    }
    expect(await letters()).toHaveLength(before.length);
    for (const [at, change] of [
      { quotedAmount: 6 },
      { estimatedTimeline: null },
      { responseMessage: "One line" },
      { attachments: [] },
      { validUntil: "2098-12-31T23:59:59.000Z" },
    ].entries()) {
      Object.assign(said, change);
      const revised = await builder.send("PATCH", `${path}/${body.id}`, change);
      expect(revised.body, JSON.stringify(change)).toMatchObject({ ...said, revision: at + 2 });
    }
  });

  test("a reason has at most 1000 characters", async () => {
    const { responseId } = await app.given("offered");
    const decline = (reason: unknown) =>
      exhibitor.send("POST", `${path}/${responseId}/decline`, { reason });
    for (const wrong of [x(1001), 7, "a\u0000"]) expect((await decline(wrong)).status).toBe(400);
    const declined = await decline(x(1000));
    expect([declined.status, declined.body.declineReason]).toEqual([200, x(1000)]);
  });
});
