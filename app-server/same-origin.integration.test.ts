import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada } from "../domain/accounts/examples.ts";
import { pagePermissions } from "./test/page-permission-matrix.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  exhibitor = await app.as(ada);
});
afterAll(() => app.close());

const path = "/api/quote-requests";

describe("a write", () => {
  test("from this site, or from no browser, goes through", async () => {
    const { origin } = app;
    for (const headers of [
      {},
      { origin },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "same-origin", origin },
    ]) {
      const { status } = await exhibitor.send(
        "POST",
        path,
        testForm,
        headers as Record<string, string>,
      );
      expect(status, JSON.stringify(headers)).toBe(201);
    }
  });

  test("from another site is 403 and changes nothing, cookie or not", async () => {
    const count = async () => (await app.sql("select id from quote_request")).length;
    const before = await count();
    const { origin } = app;
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { origin: `${origin}.evil.example` },
      { origin: origin.replace("http:", "https:") },
      { origin: "http://localhost:1" },
      { origin: `${origin}/` },
      { "sec-fetch-site": "cross-site", origin },
      { "sec-fetch-site": "SAME-ORIGIN, cross-site", origin },
    ]) {
      for (const by of [exhibitor, app.client()]) {
        const answer = await by.send("POST", path, testForm, headers as Record<string, string>);
        expect([answer.status, answer.body.type], JSON.stringify(headers)).toEqual([
          403,
          "/problems/wrong-origin",
        ]);
      }
    }
    expect(await count()).toBe(before);
  });

  test("of every kind is held to it, on pages too", async () => {
    const { requestId, responseId } = await app.given("offered");
    const headers = { "sec-fetch-site": "cross-site" };
    const pages = pagePermissions.map(({ route }) => route.replace("{id}", requestId));
    for (const method of ["POST", "PATCH", "PUT", "DELETE"] as const) {
      for (const where of [
        `/api/quote-requests/${requestId}/cancel`,
        `/api/quote-responses/${responseId}/accept`,
        "/api/login/email",
        "/api/nothing",
        ...(method === "POST" ? pages : ["/login"]),
      ]) {
        expect(
          (await exhibitor.send(method, where, {}, headers)).status,
          `${method} ${where}`,
        ).toBe(403);
      }
    }
    const read = await exhibitor.get(`/api/quote-requests/${requestId}`, headers);
    expect([read.status, read.body.status]).toEqual([200, "in-progress"]);
  });
});
