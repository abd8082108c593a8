import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Scope } from "../scope.ts";
import { sameOrigin } from "./same-origin.ts";

const origin = "https://booths.example";
const app = new Hono<Scope>().use(sameOrigin(origin)).all("*", (c) => c.text("done"));
const json = { "content-type": "application/json" };

test.for([
  ["a browser on this site", { "sec-fetch-site": "same-origin", origin }, 200],
  ["an old browser on this site", { origin }, 200],
  ["a client that is no browser", {}, 200],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["a sister site", { "sec-fetch-site": "same-site", origin: "https://a.booths.example" }, 403],
  ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin }, 403],
  ["an old browser on another site", { origin: "https://evil.example" }, 403],
  ["a sandboxed frame", { origin: "null" }, 403],
] as const)("sameOrigin() with a POST from %s [N08]", async ([, headers, status]) => {
  const init = { method: "POST", body: "{}", headers: { ...json, ...headers } };
  expect((await app.request("/api/quote-requests", init)).status).toBe(status);
});

test.for([
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["application/jsonp", 415],
] as const)("sameOrigin() with a body of %s under /api [N08]", async ([type, status]) => {
  const init = { method: "POST", body: "{}", headers: { "content-type": type } };
  expect((await app.request("/api/x", { ...init })).status).toBe(status);
});

test("sameOrigin() lets pages' own forms be forms, and reads be reads", async () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const post = await app.request("/login", { method: "POST", body: "a=b", headers: form });
  const read = await app.request("/api/x", { headers: { "sec-fetch-site": "cross-site" } });
  expect([post.status, read.status]).toEqual([200, 200]);
});
