import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { max } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\)/),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

describe("every answer of the API", () => {
  test("carries the headers that keep browsers safe, good news and bad", async () => {
    const admin = await app.as(max);
    const answers = await Promise.all([
      ...["/api/builders", "/api/auth/user", "/api/admin/quotes", "/api/nothing"].map((path) =>
        admin.get(path),
      ),
      ...["/api/dashboard/quotes?limit=0", "/healthz", "/readyz", "/openapi.json"].map((path) =>
        admin.get(path),
      ),
      app.client().get("/api/auth/user"),
      admin.send("POST", "/api/quote-requests", testForm),
      admin.send("POST", "/api/quote-requests", "{"),
      admin.send("POST", "/api/quote-requests", "x".repeat(300_000)),
      admin.send("POST", "/api/quote-requests", testForm, { "sec-fetch-site": "cross-site" }),
      admin.send("POST", "/api/quote-requests", "x", { "content-type": "text/plain" }),
    ]);
    for (const { headers, status } of answers) {
      expect(Object.fromEntries(headers), `${status}`).toMatchObject(always);
      expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
      for (const [name] of headers)
        expect(name).not.toMatch(/^(access-control-|x-powered-by|server$)/);
    }
  });

  test("to one person, or about one, is no one's to keep", async () => {
    const { requestId } = await app.given("offered");
    const admin = await app.as(max);
    for (const path of [
      "/api/auth/user",
      "/api/dashboard/quotes",
      "/api/admin/dashboard",
      "/api/admin/quotes",
      "/api/nothing",
      `/api/quote-requests/${requestId}`,
      `/api/quote-requests/${requestId}/responses`,
    ]) {
      for (const by of [admin, app.client()]) {
        expect((await by.get(path)).headers.get("cache-control"), path).toBe("no-store");
      }
    }
    const made = await app.client().send("POST", "/api/quote-requests", testForm);
    expect(made.headers.get("cache-control")).toBe("no-store");
  });

  test("says nothing of what broke", async () => {
    const admin = await app.as(max);
    await app.sql("alter table quote_request rename to gone");
    const { status, body, text, headers } = await admin
      .get("/api/admin/quotes")
      .finally(() => app.sql("alter table gone rename to quote_request"));
    expect([status, headers.get("content-type")]).toEqual([500, "application/problem+json"]);
    expect(body.message).toContain(headers.get("x-request-id"));
    expect(text).not.toMatch(/quote_request|relation|select|at .*\.ts|Error:/);
  });
});

test("on https every answer asks for https, and cookies are bound to the host, subdomains to nothing [Z09]", async () => {
  const secure = await openTestApp({ ORIGIN: "https://www.booths.example" });
  try {
    const { headers } = await secure.client().send("POST", "/api/quote-requests", testForm);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    const [receipt = ""] = headers.getSetCookie();
    expect(receipt).toMatch(/^__Host-receipts=.*; Secure/);
    expect(receipt).not.toMatch(/domain=/i);
  } finally {
    await secure.close();
  }
});

test("security.txt says where to report a weakness, for the next months", async () => {
  const { status, headers, text } = await app.client().get("/.well-known/security.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(text).toMatch(/^Contact: mailto:support@boothwright\.example$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires - testNow().getTime()).toBeGreaterThan(90 * 86_400_000);
  expect(expires - testNow().getTime()).toBeLessThan(366 * 86_400_000);
});

test("what a content policy has kept out is logged, less what could name a person", async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => lines.push(line));
  onTestFinished(() => void vi.restoreAllMocks());
  const send = (body: unknown, type: string) =>
    app.client().call("/content-policy-reports", {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify(body),
    });
  const page = "https://www.example.com/quote-success/019b0000-5b01-7000-8000-91c3a7e20d58?a=b";
  const old = {
    "document-uri": page,
    "violated-directive": "img-src https:",
    "blocked-uri": "inline",
  };
  const violation = {
    documentURL: page,
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/steal.js?kim@example.com",
  };
  const reports = await Promise.all([
    send({ "csp-report": old }, "application/csp-report"),
    send([{ type: "csp-violation", body: violation }], "application/reports+json"),
    send("anything", "application/json"),
  ]);
  expect(reports.map(({ status }) => status)).toEqual([204, 204, 400]);
  const message = "A page's content policy has kept something out";
  const route = "/quote-success/:id";
  expect(lines).toEqual([
    { message, route, directive: "img-src", blocked: "inline" },
    { message, route, directive: "script-src-elem", blocked: "evil.example" },
  ]);
  for (let sent = 0; sent < 100; sent++)
    await send({ "csp-report": old }, "application/csp-report");
  expect(lines).toHaveLength(60);
});

test("a refusal and a missing page are not cached", async () => {
  for (const path of ["/img/media/nothing.webp", "/sitemaps/nothing.xml"]) {
    const { status, headers } = await app.client().get(path);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
  }
});

test("a cached page comes with the headers of one that was just made, whatever stray cookies or receipts are sent", async () => {
  const headers = { host: "localhost", "accept-encoding": "br" };
  const answers = [];
  const stray: Record<string, string>[] = [{}, {}, { _ga: "1" }, await receipt()];
  for (const cookies of stray) {
    const { status, headers: received } = await app.client(cookies).get("/about-us", headers);
    const { "x-request-id": id, ...rest } = Object.fromEntries(received);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    answers.push({ status, rest });
  }
  expect(answers[0]?.rest).toMatchObject({ "content-encoding": "br", "x-frame-options": "DENY" });
  for (const answer of answers) expect(answer).toEqual(answers[0]);

  async function receipt() {
    const sent = await app.client().send("POST", "/api/quote-requests", testForm);
    const [line = ""] = sent.headers.getSetCookie();
    return { receipts: /receipts=([^;]*)/.exec(line)?.[1] ?? "" };
  }
});
