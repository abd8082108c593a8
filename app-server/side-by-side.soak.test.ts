import { spawn } from "node:child_process";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "../adapters/embedded-postgres/test/test-folder.ts";
import { hasPooler, startPooler } from "../adapters/postgres/test/test-pooler.ts";
import { clockEnv } from "../adapters/system/test/test-time.ts";
import { testCommand } from "../scripts/command/test/test-command.ts";
import { runSmokeTest } from "../scripts/smoke-test/run-smoke-test.ts";
import { createSampledDatabase } from "../web/e2e/sampled-database.ts";
import { startApp } from "../web/e2e/start-app.ts";
import { stopGroup } from "../web/e2e/stop-group.ts";
import { startRoundRobin } from "./test/test-round-robin.ts";

const straight = { name: "reached directly", isPooled: false };
/** A real PgBouncer in transaction mode, where one is installed. */
const behindPooler = { name: "behind a transaction pooler [Z05]", isPooled: true };

test.each(hasPooler ? [straight, behindPooler] : [straight])(
  "two servers and a worker on one database agree, $name",
  async ({ isPooled }) => {
    const place = createTestFolder();
    onTestFinished(place.remove);
    const database = await createSampledDatabase();
    onTestFinished(database.drop);
    const roles = isPooled
      ? await behind(database)
      : { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url };
    const origins: string[] = [];
    const proxy = await startRoundRobin(() => origins);
    onTestFinished(proxy.close);
    const env = { ...roles, DATA_DIR: place.folder, ORIGIN: proxy.origin, RUN_WORKER: "false" };

    const apps = await Promise.all([startApp({ env }), startApp({ env })]);
    for (const { origin, stop } of apps) {
      origins.push(origin);
      onTestFinished(stop);
    }
    const worker = spawn(process.execPath, ["run", "-A", "build/server/worker.js"], {
      detached: true,
      stdio: "ignore",
      env: { ...process.env, ...clockEnv(), ...env, NODE_ENV: "production", npm_command: "" },
    });
    onTestFinished(() => stopGroup(worker));

    const said: string[] = [];
    await runSmokeTest(proxy.origin, (line) => said.push(line));
    expect(said.at(-1)).toContain("completed");
    for (const { output } of apps)
      expect(output()).not.toMatch(/prepared statement|Database error/);
  },
);

/** The settings of a database behind a pooler that has fewer connections than the three processes ask for. */
async function behind(database: { url: string; appUrl: string }) {
  const pooler = await startPooler([database.url, database.appUrl], { size: 6 });
  onTestFinished(pooler.stop);
  const [DATABASE_URL = "", MIGRATE_DATABASE_URL = ""] = [database.appUrl, database.url].map(
    pooler.to,
  );
  const env = { DATABASE_URL, MIGRATE_DATABASE_URL };
  const sentence =
    "DATABASE_URL leads to a pooler that gives each transaction another connection, as PgBouncer in transaction mode does";
  await expect(startApp({ env })).rejects.toThrow(
    `Cannot start the app on deno: ${sentence}: set DATABASE_POOLER=transaction, or name the database itself`,
  );
  const { code, out } = await testCommand("doctor", [], env);
  expect([code, out]).toEqual([
    1,
    expect.stringContaining(
      `fail  database    ${sentence}. To do: set DATABASE_POOLER=transaction`,
    ),
  ]);
  const pooled = { ...env, DATABASE_POOLER: "transaction" };
  expect(await testCommand("migrate", [], pooled)).toMatchObject({ code: 0 });
  expect(await testCommand("doctor", [], pooled)).toMatchObject({
    out: expect.stringContaining("ok    migrations  all applied"),
  });
  return pooled;
}
