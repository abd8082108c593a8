import { Hono } from "hono";
import { proxy as forward } from "hono/proxy";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { serve } from "../runtime/serve-node.ts";

/**
 * A round-robin proxy in front of these servers. As `deploy/nginx.conf` does, it asks the next one when a server is not there,
 * if asking twice changes nothing.
 */
export async function startRoundRobin(origins: () => string[]) {
  let count = 0;
  const proxy = new Hono().all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const turn = count++;
    const origin = (from: number) => origins()[from % origins().length];
    const body = c.req.method === "GET" ? undefined : await c.req.arrayBuffer();
    const { method } = c.req;
    const headers = c.req.raw.headers;
    const request = { method, headers, ...(body && { body }), redirect: "manual" } as const;
    const mayRepeat = method === "GET" || headers.has("idempotency-key");
    const ask = (from: number) => forward(`${origin(from)}${pathname}${search}`, request);
    return mayRepeat ? ask(turn).catch(() => ask(turn + 1)) : ask(turn);
  });
  const port = await freePort();
  const server = await serve({ fetch: proxy.fetch, port, hostname: "127.0.0.1" });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.stop(0) };
}
