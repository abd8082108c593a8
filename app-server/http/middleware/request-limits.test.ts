import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { calls } from "../../contract/calls.ts";
import type { AppEnv } from "../app-env.ts";
import { limitBody, limitLargeReads } from "./request-limits.ts";

test("limitLargeReads() lets two read at a time and three wait; short reads never wait", async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>()
    .use(limitLargeReads({ atOnce: 2, waiting: 3 }))
    .get("/", async (c) => {
      most = Math.max(most, ++running);
      if (c.req.query("limit") !== "20") await gate.promise;
      running--;
      return c.text("a list");
    });
  const asked = Array.from({ length: 8 }, () => app.request("/?limit=10000"));
  expect((await app.request("/?limit=20")).status).toBe(200);
  gate.resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(most).toBeLessThanOrEqual(3);
  expect((await app.request("/?limit=10000")).status).toBe(200);
});

describe("limitLargeReads() goes by the limit in effect", () => {
  // no place at all: what would have to wait is turned away
  const app = new Hono<AppEnv>()
    .use(limitLargeReads({ atOnce: 0, waiting: 0 }))
    .get("*", (c) => c.text("a list"));
  const isLarge = async (path: string) => (await app.request(path)).status === 503;

  test.each([
    ["/api/portfolio?after=x", true],
    ["/api/portfolio?after=", true],
    ["/api/portfolio?after=x&limit=20", false],
    ["/api/exhibit-builders?page=1", true],
    ["/api/exhibit-builders?page=1&limit=500", false],
    ["/api/blog?limit=501", true],
    ["/api/blog?limit=20&limit=10000", true],
    ["/api/blog?limit=all", true],
    ["/api/dashboard/quotes", true],
    ["/api/admin/quotes?status=open", true],
  ])("%s: large is %s", async (path, large) => {
    expect(await isLarge(path)).toBe(large);
  });

  test.each([
    "/api/portfolio",
    "/api/exhibit-builders",
    "/api/portfolio?page=2",
    "/api/builders?page=2",
    "/api/blog?page=2",
    "/api/trade-shows?page=2",
    "/api/admin/quotes?page=2",
  ])("%s is from memory, or a page", async (path) => {
    expect(await isLarge(path)).toBe(false);
  });

  test("every list that is whole without a limit is known", async () => {
    const whole = calls.filter(({ method, query }) => {
      const { data } = query && method === "get" ? z.safeParse(query, {}) : { data: undefined };
      return Number((data as { limit?: number } | undefined)?.limit) > 500;
    });
    expect(whole.length).toBeGreaterThan(5);
    for (const { path } of whole)
      expect([path, await isLarge(`${path}?after=x`)]).toEqual([path, true]);
  });
});

function bodyOf(chunks: number) {
  let sent = 0;
  const pull = (body: ReadableStreamDefaultController) => {
    body.enqueue(new Uint8Array(1024 * 1024));
    if (++sent === chunks) body.close();
  };
  return { body: new ReadableStream({ pull }), sent: () => sent };
}

test("a body that is too large is read to its end before the 413, so that the client can read why, but no further than 64 MB, and not at all if it says that it is larger", async () => {
  const app = new Hono().use(limitBody).post("/", (c) => c.text("never"));
  for (const [stated, megabytes, fewest, most] of [
    [3, 3, 3, 3],
    [60, 1000, 64, 70],
    [1000, 1000, 0, 1],
  ] as const) {
    const { body, sent } = bodyOf(megabytes);
    const headers = { "content-length": `${stated * 1024 * 1024}` };
    const refused = await app.request("/", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    expect(refused.status).toBe(413);
    expect(sent()).toBeGreaterThanOrEqual(fewest);
    expect(sent()).toBeLessThanOrEqual(most);
  }
});
