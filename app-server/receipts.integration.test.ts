import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = "/api/quote-requests";
const shown = [
  "id",
  "status",
  "firstName",
  "email",
  "tradeShowName",
  "eventDate",
  "venue",
  "industry",
  "boothSize",
  "completeness",
  "budget",
  "features",
  "openSides",
  "promise",
];

describe("the receipt of a visitor", () => {
  test("reads what the success page shows, and nothing more [C11]", async () => {
    const visitor = app.client();
    const made = await visitor.send("POST", path, { ...testForm, jobTitle: "Admiral" });
    const { id } = made.body.quoteRequest;
    const line = made.headers.getSetCookie().find((one) => one.startsWith("receipts="));
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
      expect(line).toContain(flag);
    expect(line).not.toMatch(/domain=/i);

    const read = await visitor.get(`${path}/${id}`);
    expect([read.status, Object.keys(read.body).sort()]).toEqual([200, [...shown].sort()]);
    expect(read.body).toMatchObject({
      id,
      firstName: "Grace",
      budget: "35000-75000",
      status: "pending",
    });
    expect(read.headers.get("cache-control")).toBe("no-store");
    expect((await visitor.get(`${path}/${id}/responses`)).status).toBe(401);
  });

  test("is no one else's: without it the request looks missing [C11]", async () => {
    const made = await app.client().send("POST", path, testForm);
    const { id } = made.body.quoteRequest;
    const stranger = app.client();
    await stranger.send("POST", path, testForm);
    for (const by of [app.client(), stranger, await app.as(otto)]) {
      expect((await by.get(`${path}/${id}`)).status).toBe(404);
    }
  });

  test("cannot be forged, bent or outlived [C11]", async () => {
    const { requestId, receiptId } = await app.given("pending", { userId: null });
    const good = app.receiptCookie(receiptId).receipts ?? "";
    const [id = "", signature = ""] = good.split(".");
    const status = async (receipts: string) =>
      (await app.client({ receipts }).get(`${path}/${requestId}`)).status;
    expect(await status(good)).toBe(200);
    const otherId = crypto.randomUUID();
    for (const forged of [
      "",
      id,
      `${id}.`,
      `${id}.x`,
      `.${signature}`,
      `${requestId}.${signature}`,
      `${otherId}.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature}A`,
      signature,
      "~",
      "~".repeat(5000),
      `${id.toUpperCase()}.${signature}x`,
      encodeURIComponent(`["${id}"]`),
      "%00",
      "%",
      "\u00ff",
    ]) {
      expect(await status(forged), forged.slice(0, 60)).toBe(404);
    }
    expect(await status(`x~${good}~y.z`)).toBe(200);
    await app.sql(
      `update receipt set expires_at = ${sqlNow()} - interval '1 second' where id = $1`,
      [receiptId],
    );
    expect(await status(good)).toBe(404);
  });

  test("stays with the browser for several requests, the last twenty", async () => {
    const visitor = app.client();
    const ids: string[] = [];
    for (let count = 0; count < 22; count++) {
      ids.push((await visitor.send("POST", path, testForm)).body.quoteRequest.id);
    }
    const statuses = await Promise.all(
      ids.map(async (id) => (await visitor.get(`${path}/${id}`)).status),
    );
    expect(statuses).toEqual([404, 404, ...Array(20).fill(200)]);
  });

  test("huge and broken cookies are no mishap", async () => {
    for (const cookie of [
      "x=".repeat(4000),
      "session",
      "session=",
      "session=%",
      "session=\u00ff",
      ";;;=;=",
      "=a",
      `session=${"a".repeat(60_000)}`,
      "session=a; session=b",
      "__proto__=1; constructor=2",
      Array.from({ length: 2000 }, (_, at) => `c${at}=1`).join("; "),
      "sign-in=%00",
    ]) {
      const answer = await app.client().get("/api/auth/user", { cookie });
      expect(answer.status, cookie.slice(0, 40)).toBe(401);
    }
  });
});

describe("a request of someone signed in", () => {
  test("is linked to the account, whatever address they typed [C12]", async () => {
    const exhibitor = await app.as(ada);
    const { body } = await exhibitor.send("POST", path, { ...testForm, userId: otto.id });
    const { id } = body.quoteRequest;
    expect(body.quoteRequest).toMatchObject({ userId: ada.id, email: testForm.email });
    const own = (await exhibitor.get("/api/dashboard/quotes")).body.quotes;
    expect(own.map((quote: { id: string }) => quote.id)).toContain(id);
    const others = (await (await app.as(otto)).get("/api/dashboard/quotes")).body.quotes;
    expect(others.map((quote: { id: string }) => quote.id)).not.toContain(id);
  });

  test("of a visitor stays no one's, even with a member's address, until they prove it [C12]", async () => {
    const made = await app.client().send("POST", path, { ...testForm, email: otto.email });
    expect(made.body.quoteRequest.userId).toBeNull();
    const others = (await (await app.as(otto)).get("/api/dashboard/quotes")).body.quotes;
    expect(others).toEqual([]);
  });
});
