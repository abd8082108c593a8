import type { TestProject } from "vitest/node";
import { createScratchDatabase } from "../../adapters/postgres/server/create-scratch-database.ts";
import provideTables from "../../adapters/postgres/test/test-server.ts";
import { startApp } from "./start-app.ts";

/** The browser tests' `globalSetup`: a server, and on it a database that an app has started on once. */
export default async function provideTestServer(project: TestProject) {
  const end = await provideTables(project);
  try {
    const { url, template, prefix } = project.getProvidedContext().testServer;
    const sampledTemplate = `${prefix}samples`;
    const sampled = await createScratchDatabase(url, { name: sampledTemplate, template });
    const app = await startApp({ env: { DATABASE_URL: sampled.url } });
    await app.stop();
    project.provide("sampledTemplate", sampledTemplate);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
