import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { createScratchDatabase, dropDatabase } from "../server/create-scratch-database.ts";
import { migrateUp } from "../server/migrate-up.ts";
import { withPatience } from "./patient-url.ts";
import { openTestPostgres } from "./test-postgres.ts";

const prefix = "boothwright_test_";

/**
 * Vitest's `globalSetup` for integration tests: one server and one migrated template database per
 * run, which `createTestDatabase()` copies.
 */
export default async function provideTestServer(project: TestProject) {
  const server = await openTestPostgres();
  const run = `${prefix}${randomUUID().slice(0, 8)}`;
  // its name in pg_stat_activity tells other runs that this one is still running
  const sign = new pg.Client({ connectionString: server.migrateUrl, application_name: run });
  sign.on("error", () => {});

  async function end() {
    await dropDatabases(sign, server.migrateUrl, ofRun, [`${run}_`]).catch(console.error);
    await sign.end();
    await server.release();
  }

  try {
    await sign.connect();
    // an app of a killed run may still use one
    await dropDatabases(sign, server.migrateUrl, abandoned).catch(() => {});
    const name = `${run}_template`;
    const template = await createScratchDatabase(server.migrateUrl, { name });
    await migrateUp(template.url, server.url);
    // connections wait as long as a test does
    project.provide("testServer", {
      url: withPatience(server.migrateUrl),
      appUrl: withPatience(server.url),
      template: name,
      prefix: `${run}_`,
    });
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Databases of runs that were killed. */
const abandoned = `select datname from pg_database as database
  where starts_with(database.datname, '${prefix}') and not exists (
    select from pg_stat_activity as here where starts_with(here.application_name, '${prefix}')
      and starts_with(database.datname, here.application_name || '_'))`;

const ofRun = "select datname from pg_database where starts_with(datname, $1)";

async function dropDatabases(
  client: pg.Client,
  serverUrl: string,
  query: string,
  values: string[] = [],
) {
  const { rows } = await client.query<{ datname: string }>(query, values);
  for (const { datname } of rows) {
    await dropDatabase(serverUrl, datname);
  }
}
