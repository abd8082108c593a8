import { Hono } from "hono";

/** `/healthz`: the process answers. `/readyz`: it can also do its work. */
export function healthRoutes(isReady: () => Promise<boolean>) {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) =>
      (await isReady()) ? c.json({ status: "ok" }) : c.json({ status: "not ready" }, 503),
    );
}
