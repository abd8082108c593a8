import process from "node:process";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { requestId } from "../http/middleware/log-requests.ts";
import { runWithGracefulShutdown } from "../runtime/graceful-shutdown.ts";
import { testSystem } from "./test-system.ts";

/** A server of its own process, with routes that leave behind an error that nothing catches. */
const app = new Hono<AppEnv>()
  .use(requestId(testSystem()))
  .get("/healthz", (c) => c.text("ok"))
  .get("/rejects/:id", (c) => {
    Promise.reject(new Error("A rejection that nothing catches"));
    return c.text("answered");
  })
  .get("/throws/:id", (c) => {
    setTimeout(() => {
      throw new Error("A timer that throws");
    });
    return c.text("answered");
  });

async function start() {
  const { serve } =
    "Deno" in globalThis
      ? await import("../runtime/serve-deno.ts")
      : await import("../runtime/serve-node.ts");
  await serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
}

process.exit(await runWithGracefulShutdown({ start, graceMs: 1_000 }));
