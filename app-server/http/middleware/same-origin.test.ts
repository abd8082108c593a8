import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../app-env.ts";
import { sameOrigin } from "./same-origin.ts";

const origin = "https://booths.example";
const app = new Hono<AppEnv>().use(sameOrigin(origin)).all("*", (c) => c.text("done"));
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

test("sameOrigin() takes a write from this site or from no browser, with JSON or nothing, and no other", async () => {
  const sites = [null, "same-origin", "same-site", "cross-site", "none", "SAME-ORIGIN", "x"];
  const froms = [null, origin, "null", `${origin}.evil.example`, `${origin}:444`, `${origin}/`];
  const types = [
    null,
    "application/json",
    "APPLICATION/JSON;charset=utf-8",
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain; application/json",
    "application/jsonp",
  ];
  const taken = [];
  for (const site of sites) {
    for (const from of froms) {
      for (const type of types) {
        const all = { "sec-fetch-site": site, origin: from, "content-type": type };
        const headers = Object.entries(all).filter((one): one is [string, string] => !!one[1]);
        const { status } = await app.request("/api/x", { method: "POST", headers });
        if (status === 200) taken.push([site, from, type]);
      }
    }
  }
  const harmless = types.slice(0, 3);
  const fromHere = froms.map((from) => ["same-origin", from]);
  expect(taken.sort()).toEqual(
    [[null, null], [null, origin], ...fromHere]
      .flatMap(([site, from]) => harmless.map((type) => [site, from, type]))
      .sort(),
  );
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
