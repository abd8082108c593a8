import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServer } from "../../adapters/embedded-postgres/open-server.ts";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { type RunningApp, startApp } from "../../web/e2e/start-app.ts";
import { moveToCore } from "./on-core.ts";
import type { Runtime } from "./serve-bare.ts";

/** A separate database with the samples, and the built app on it, on the servers' CPU core. */
export async function openBenchSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  const server = await openServer({ databaseUrl: undefined, dataDir });
  await migrateUp(server.migrateUrl, server.url);
  const apps: RunningApp[] = [];
  return {
    databaseUrl: server.migrateUrl,
    async start(runtime: Runtime) {
      const app = await startApp({
        runtime,
        env: {
          DATABASE_URL: server.url,
          MIGRATE_DATABASE_URL: server.migrateUrl,
          RUN_WORKER: "false",
          ANONYMOUS_WRITES_PER_HOUR: "1000000",
        },
      });
      apps.push(app);
      moveToCore(0, app.pid);
      return app;
    },
    async close() {
      for (const app of apps) await app.stop();
      await server.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type BenchSite = Awaited<ReturnType<typeof openBenchSite>>;

/**
 * CPU time that a process has used so far, in microseconds; NaN on systems that do not report it.
 */
export function cpuTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}
