import { Hono } from "hono";
import type { Parts } from "./app.ts";
import type { AppEnv } from "./http/app-env.ts";
import { healthRoutes } from "./http/health.ts";
import { metricsRoutes } from "./http/metrics.ts";

type Needs = Pick<Parts, "config" | "system" | "metrics" | "readiness" | "syncState" | "mailHold">;

/**
 * The health checks and metrics of a worker: `/healthz`, `/readyz` and, with the token, `/metrics`.
 */
export function createWorkerApp({ config, system, metrics, ...parts }: Needs) {
  const { metricsToken: token } = config;
  const app = new Hono<AppEnv>().route("/", healthRoutes(parts));
  return metrics && token ? app.route("/", metricsRoutes(metrics, token, system.hash)) : app;
}
