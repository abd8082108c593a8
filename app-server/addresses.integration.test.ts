import { Buffer } from "node:buffer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  exhibitor = await app.as(ada);
  admin = await app.as(max);
});
afterAll(() => app.close());

test("a Host header that is no host is 400, and makes no other path of the address", async () => {
  const ask = async (host: string) => (await app.client().get("/api/builders", { host })).status;
  const odd = [
    "a b",
    "evil.example/x",
    "evil.example?x",
    "a@b",
    "a#b",
    "[",
    "\\",
    "a:b",
    "a:999999",
  ];
  for (const host of odd) expect(await ask(host), host).toBe(400);
  for (const host of [
    "localhost",
    "localhost:8000",
    "booths.localhost",
    "127.0.0.1:1",
    "[::1]:80",
  ]) {
    expect(await ask(host), host).toBe(200);
  }
});

const oddIds = [
  "1",
  "abc",
  "null",
  "undefined",
  "..",
  "%2e%2e",
  "%00",
  "a%00b",
  "%E0%A4%A",
  "%",
  "%ff",
  "\ud800",
  "00000000-0000-0000-0000-000000000000",
  "1'%20or%20'1'='1",
  "x".repeat(3000),
  "🎪",
  "-1",
  "1e9",
  "00000000-0000-7000-8000-00000000000g",
  "{id}",
  "%7Bid%7D",
  "a;b=c",
  "a%2Fb",
  "%0d%0aset-cookie:x",
];

describe("an id in an address", () => {
  test("of someone else's is the same 404 as a missing one, to the byte [O06]", async () => {
    const { requestId, responseId } = await app.given("offered");
    const stranger = await app.as(otto);
    const visitor = app.client();
    const ask = {
      request: (id: string, by: TestClient) => by.get(`/api/quote-requests/${id}`),
      responses: (id: string, by: TestClient) => by.get(`/api/quote-requests/${id}/responses`),
      cancel: (id: string, by: TestClient) => by.send("POST", `/api/quote-requests/${id}/cancel`),
      revise: (id: string, by: TestClient) =>
        by.send("PATCH", `/api/quote-responses/${id}`, { quotedAmount: 1 }),
      withdraw: (id: string, by: TestClient) =>
        by.send("POST", `/api/quote-responses/${id}/withdraw`),
      accept: (id: string, by: TestClient) => by.send("POST", `/api/quote-responses/${id}/accept`),
      decline: (id: string, by: TestClient) =>
        by.send("POST", `/api/quote-responses/${id}/decline`),
    };
    const nobodys = crypto.randomUUID();
    for (const [name, call] of Object.entries(ask)) {
      for (const by of name === "request" ? [stranger, visitor] : [stranger]) {
        const ofRequest = ["request", "responses", "cancel"].includes(name);
        const theirs = await call(ofRequest ? requestId : responseId, by);
        const missing = await call(nobodys, by);
        expect([theirs.status, missing.status], name).toEqual([404, 404]);
        expect(theirs.text).toBe(missing.text);
        const fixed = ({ headers }: typeof theirs) =>
          [...headers].filter(([header]) => header !== "x-request-id" && header !== "date");
        expect(fixed(theirs)).toEqual(fixed(missing));
      }
    }
  });

  test("that is no id is 404, whatever it is", async () => {
    for (const id of oddIds) {
      for (const path of [
        `/api/quote-requests/${id}`,
        `/api/quote-requests/${id}/responses`,
        `/api/trade-shows/${id}`,
      ]) {
        const { status, headers } = await admin.get(path);
        expect([status, headers.get("content-type")], path).toEqual([
          404,
          "application/problem+json",
        ]);
      }
      for (const path of [
        `/api/quote-requests/${id}/cancel`,
        `/api/quote-responses/${id}/accept`,
        `/api/admin/quotes/${id}/complete`,
      ]) {
        expect((await admin.send("POST", path)).status, path).toBe(404);
      }
    }
  });

  test("reads the same in capital letters", async () => {
    const { requestId } = await app.given("pending");
    const { status, body } = await exhibitor.get(`/api/quote-requests/${requestId.toUpperCase()}`);
    expect([status, body.id]).toEqual([200, requestId]);
  });
});

const lists = [
  ["/api/dashboard/quotes", "quotes"],
  ["/api/dashboard/assigned-quotes", "assignedQuotes"],
  ["/api/dashboard/available-quote-requests", "availableQuotes"],
  ["/api/dashboard/quote-responses", "responses"],
  ["/api/dashboard/projects", "projects"],
  ["/api/admin/quotes", "quotes"],
] as const;

const cursor = (text: string) => Buffer.from(text).toString("base64url");

describe.each(lists)("%s", (path, name) => {
  const ask = async (query: string) => {
    const by = path.startsWith("/api/admin") ? admin : await app.as(bea);
    return by.get(`${path}?${query}`);
  };

  test("limit is a whole number from 1 to 10000 [N06]", async () => {
    for (const limit of ["1", "20", "10000"])
      expect((await ask(`limit=${limit}`)).status).toBe(200);
    for (const limit of [
      "0",
      "-1",
      "10001",
      "1.5",
      "abc",
      "",
      "1e99",
      "NaN",
      "Infinity",
      "1;2",
      "%00",
    ]) {
      const { status, body } = await ask(`limit=${limit}`);
      expect([status, body.errors?.[0]?.field], limit).toEqual([400, "limit"]);
    }
    expect((await ask("limit=1&limit=2")).status).toBe(400);
  });

  test("a cursor that is none begins at the top, and is never a mishap", async () => {
    const id = crypto.randomUUID();
    const odd = [
      "x",
      "fA",
      "%00",
      "%ff",
      "🎪",
      cursor("1|2"),
      cursor(`|${id}`),
      cursor("2027-01-01|x"),
    ];
    for (const at of [
      "+010000-01-01T00:00:00.000Z",
      "-000001-01-01T00:00:00.000Z",
      "0000-01-01T00:00:00.000Z",
      "+275760-09-13T00:00:00.000Z",
      "infinity",
      "now",
      "0",
      "2027-02-30T00:00:00.000Z",
      "epoch",
      "9999-12-31T23:59:59.999Z",
      "1000-01-01T00:00:00.000Z",
      "-infinity",
    ]) {
      odd.push(cursor(`${at}|${id}`));
    }
    for (const after of odd) {
      const { status, body } = await ask(`after=${after}&limit=1`);
      expect([status, Array.isArray(body[name])], after).toEqual([200, true]);
    }
    expect((await ask(`after=${"x".repeat(201)}`)).status).toBe(400);
    expect((await ask("after=a&after=b")).status).toBe(400);
  });

  test("an unknown parameter is refused by its name", async () => {
    const { status, body } = await ask("userId=x&constructor=1&__proto__=2&colour=;drop");
    const names = body.errors.map(({ field }: { field: string }) => field);
    expect([status, names]).toEqual([400, ["userId", "constructor", "__proto__", "colour"]]);
    expect(body.message).toContain('There is no parameter "userId" here');
  });
});

test("pages follow each other without a gap or a double [N06] [N07]", async () => {
  for (let count = 0; count < 5; count++) await app.given("pending");
  const whole = (await exhibitor.get("/api/dashboard/quotes")).body;
  const ids: string[] = [];
  for (let after = ""; ; ) {
    const { body } = await exhibitor.get(
      `/api/dashboard/quotes?limit=2${after && `&after=${after}`}`,
    );
    expect(body.quotes.length).toBeLessThanOrEqual(2);
    ids.push(...body.quotes.map(({ id }: { id: string }) => id));
    if (!body.next) break;
    after = body.next;
  }
  expect(ids).toEqual(whole.quotes.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("the admin's status filter is one of four groups [M03]", async () => {
  for (const status of ["pending", "assigned", "completed", "cancelled"]) {
    expect((await admin.get(`/api/admin/quotes?status=${status}`)).status).toBe(200);
  }
  for (const status of ["", "all", "Pending", "quotes_sent", "x", "pending,assigned", "%00"]) {
    expect((await admin.get(`/api/admin/quotes?status=${status}`)).status, status).toBe(400);
  }
});

describe("an address that is none, a method that is none", () => {
  test("answers a problem under /api", async () => {
    for (const path of [
      "/api/nothing",
      "/api//quote-requests",
      "/api/quote-requests/a/b/c",
      "/api/users",
      "/api/auth",
      "/api/.env",
    ]) {
      const { status, headers } = await exhibitor.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get("content-type"), path).toBe("application/problem+json");
    }
  });

  test("another method than an address takes is 405, and Allow says which it takes", async () => {
    for (const [path, allow] of [
      ["/api/quote-requests", "OPTIONS, POST"],
      [`/api/quote-requests/${crypto.randomUUID()}`, "GET, HEAD, OPTIONS, PATCH"],
      ["/api/builders/profile", "GET, HEAD, OPTIONS, PUT"],
    ] as const) {
      const others = ["GET", "PUT", "DELETE", "PATCH", "PURGE"];
      for (const method of others.filter((one) => !allow.includes(one))) {
        const { status, headers } = await exhibitor.call(path, { method });
        expect([path, method, status, headers.get("allow")]).toEqual([path, method, 405, allow]);
      }
      const { status, headers, text } = await exhibitor.call(path, { method: "OPTIONS" });
      expect([path, status, headers.get("allow"), text]).toEqual([path, 204, allow, ""]);
    }
  });

  test("an address that ends in a slash leads to the one without, and never to another host", async () => {
    for (const [path, target] of [
      ["/portfolio/?page=2", "/portfolio?page=2"],
      ["/api/builders/", "/api/builders"],
      ["/about-us//", "/about-us"],
      ["//evil.example/", "/evil.example"],
      ["/\\evil.example/", "/evil.example"],
      ["/%5Cevil.example/", "/%5Cevil.example"],
      ["/caf%C3%A9/", "/caf%C3%A9"],
      // decoded, a browser would drop the tab and go to another host
      ["/%09/evil.example/phish/", "/%09/evil.example/phish"],
      ["/%09%5Cevil.example/", "/%09%5Cevil.example"],
      ["/a%0d%0aFORGED%20line/", "/a%0d%0aFORGED%20line"],
      ["/%00/", "/%00"],
      // in linear time
      [`/a${"/".repeat(8_000)}b/`, `/a${"/".repeat(8_000)}b`],
    ] as const) {
      const { status, headers } = await exhibitor.get(path);
      expect([path, status, headers.get("location")]).toEqual([path, 308, target]);
    }
  });

  test("a page that is no number is refused", async () => {
    for (const list of ["blog", "blog/cards", "builders", "trade-shows", "portfolio/search"]) {
      for (const page of ["abc", "0", "-1", "1.5", ""]) {
        const { status, body } = await exhibitor.get(`/api/${list}?page=${page}`);
        expect([list, page, status, body.errors?.[0]?.field]).toEqual([list, page, 400, "page"]);
      }
    }
  });

  test("an address of more than 8 kB is not read", async () => {
    const { status, body } = await exhibitor.get(`/about-us?x=${"a".repeat(8_192)}`);
    expect([status, body.status]).toEqual([414, 414]);
  });

  test("HEAD answers as GET does, without a body", async () => {
    const { requestId } = await app.given("pending");
    for (const path of [
      "/api/builders",
      "/api/auth/user",
      `/api/quote-requests/${requestId}`,
      "/api/nothing",
    ]) {
      const [head, get] = [
        await exhibitor.call(path, { method: "HEAD" }),
        await exhibitor.get(path),
      ];
      expect([head.status, head.text], path).toEqual([get.status, ""]);
    }
  });

  test("OPTIONS allows no other site anything", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const answer = await exhibitor.call("/api/quote-requests", { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect((await exhibitor.call("/api/nothing", { method: "OPTIONS" })).status).toBe(404);
    for (const [name] of answer.headers) expect(name).not.toMatch(/^access-control-/);
  });
});
