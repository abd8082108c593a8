import { Hono } from "hono";
import { proxy as forward } from "hono/proxy";
import { freePort } from "../../web/e2e/free-port.ts";
import { serve } from "../runtime/serve-node.ts";

/** A round-robin proxy in front of these servers. */
export async function startRoundRobin(origins: () => string[]) {
  let count = 0;
  const proxy = new Hono().all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const next = origins()[count++ % origins().length];
    const body = c.req.method === "GET" ? undefined : await c.req.arrayBuffer();
    const { method } = c.req;
    const headers = c.req.raw.headers;
    const request = { method, headers, ...(body && { body }), redirect: "manual" } as const;
    return forward(`${next}${pathname}${search}`, request);
  });
  const port = await freePort();
  const server = await serve({ fetch: proxy.fetch, port, hostname: "127.0.0.1" });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.stop(0) };
}
