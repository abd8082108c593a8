import { Hono } from "hono";

/** Null when all is well, else what is missing, in a word or two for the operator. */
export type Readiness = () => Promise<string | null>;

/** `/healthz`: the process answers. `/readyz`: the database does too, its migrations are applied, and it is not stopping. */
export function healthRoutes(readiness: Readiness) {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const missing = await readiness();
      return missing === null
        ? c.json({ status: "ok" })
        : c.json({ status: "not ready", reason: missing }, 503);
    });
}
