import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestContext } from "../request-context.ts";
import { limitLargeReads } from "./request-limits.ts";

test("limitLargeReads() lets two read at a time and three wait; short reads never wait", async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const app = new Hono<RequestContext>()
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
