import { spawn } from "node:child_process";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "../adapters/embedded-postgres/test/test-folder.ts";
import { runSmokeTest } from "../scripts/smoke-test/run-smoke-test.ts";
import { createSampledDatabase } from "../web/e2e/sampled-database.ts";
import { startApp } from "../web/e2e/start-app.ts";
import { stopGroup } from "../web/e2e/stop-group.ts";
import { startRoundRobin } from "./test/test-round-robin.ts";

test("two servers and a worker on one database agree", async () => {
  const place = createTestFolder();
  onTestFinished(place.remove);
  const database = await createSampledDatabase();
  onTestFinished(database.drop);
  const origins: string[] = [];
  const proxy = await startRoundRobin(() => origins);
  onTestFinished(proxy.close);
  const roles = { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url };
  const env = { ...roles, DATA_DIR: place.folder, ORIGIN: proxy.origin, RUN_WORKER: "false" };

  const apps = await Promise.all([startApp({ env }), startApp({ env })]);
  for (const { origin, stop } of apps) {
    origins.push(origin);
    onTestFinished(stop);
  }
  const worker = spawn(process.execPath, ["run", "-A", "build/server/worker.js"], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, ...env, NODE_ENV: "production", npm_command: "" },
  });
  onTestFinished(() => stopGroup(worker));

  const said: string[] = [];
  await runSmokeTest(proxy.origin, (line) => said.push(line));
  expect(said.at(-1)).toContain("completed");
});
