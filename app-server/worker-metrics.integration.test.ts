import { spawn } from "node:child_process";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../adapters/embedded-postgres/free-port.ts";
import { clockEnv } from "../adapters/system/test/test-time.ts";
import { testCommand } from "../scripts/command/test/test-command.ts";
import { stopGroup } from "../web/e2e/stop-group.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";

const token = "a-token-of-a-scraper";

test("a worker of its own counts its jobs at WORKER_METRICS_PORT, for the bearer of the token [Z13]", async () => {
  const database = await openSeededDatabase();
  onTestFinished(database.close);
  const port = await freePort();
  const env = { ...database.env, METRICS_TOKEN: token, WORKER_METRICS_PORT: `${port}` };
  const worker = spawn(process.execPath, ["run", "-A", "scripts/worker.ts"], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, ...clockEnv(), ...env, npm_command: "" },
  });
  onTestFinished(() => stopGroup(worker));
  const get = async (path: string, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null);
    return { status: answer?.status, text: (await answer?.text()) ?? "" };
  };

  // it seals the ledger whenever it starts
  await expect
    .poll(async () => (await get("/metrics")).text)
    .toMatch(/^jobs_total\{name="seal-ledger",outcome="done"\} [1-9]/m);
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
  expect((await get("/metrics", "another-token")).status).toBe(404);
  expect((await get("/api/builders")).status).toBe(404);

  expect(await testCommand("worker", [], env)).toMatchObject({
    code: 1,
    err: `Port ${port} is already in use, set WORKER_METRICS_PORT to a free one\n`,
  });
});
