import { spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { TestProject } from "vitest/node";
import { createScratchDatabase } from "../../adapters/postgres/server/create-scratch-database.ts";
import provideTables from "../../adapters/postgres/test/test-server.ts";
import { clockEnv } from "../../adapters/system/test/test-time.ts";
import { findHeadlessChromium } from "./find-chromium.ts";
import { inherited, startApp } from "./start-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the tests' browser, or nothing where there is none and none can be installed. */
    chromium: string;
  }
}

/**
 * The browser tests' `globalSetup`: a server, a build of the present sources, and a database that an app has started on
 * once. Build and database are made while unit and integration tests run; `until-prepared.ts` waits for them.
 */
export default async function provideTestServer(project: TestProject) {
  project.provide("chromium", findHeadlessChromium() ?? "");
  const end = await provideTables(project);
  const folder = mkdtempSync(join(tmpdir(), "boothwright-prepared-"));
  const preparedFile = join(folder, "prepared");
  project.provide("preparedFile", preparedFile);
  const { url, template, prefix } = project.getProvidedContext().testServer;
  const sampledTemplate = `${prefix}samples`;
  project.provide("sampledTemplate", sampledTemplate);

  async function fillSamples() {
    const sampled = await createScratchDatabase(url, { name: sampledTemplate, template });
    // as of the moment of the tests that read them
    const clock = clockEnv({ ...process.env, ...project.config.env });
    const app = await startApp({ env: { DATABASE_URL: sampled.url, ...clock } });
    await app.stop();
  }
  /** The file is whole from its first moment. It says what went wrong, or nothing. */
  function settle(whatWentWrong = "") {
    writeFileSync(`${preparedFile}.new`, whatWentWrong);
    renameSync(`${preparedFile}.new`, preparedFile);
  }
  const prepared = build()
    .then(fillSamples)
    .then(
      () => settle(),
      (error) => settle(String(error)),
    );

  return async () => {
    await prepared;
    rmSync(folder, { recursive: true, force: true });
    await end();
  };
}

/** Builds when sources changed since the last build. */
async function build() {
  const task = spawn(process.execPath, ["run", "-A", "scripts/build.ts", "--when-needed"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited(), NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [task.stdout, task.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const status = await new Promise((done) => task.once("close", done));
  if (status !== 0) throw new Error(`Cannot build: ${output.trim()}`);
}
