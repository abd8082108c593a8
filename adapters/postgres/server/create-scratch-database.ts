import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createClient } from "./connection-to.ts";

type Options = { name: string; template?: string };

/** Creates a database beside another on the same server. `drop()` removes it even while others are connected. */
export async function createScratchDatabase(serverUrl: string, { name, template }: Options) {
  // copies files: copying through the log, the default, takes three times as long
  const copy = template ? ` template "${template}" strategy file_copy` : "";
  await run(serverUrl, `create database "${name}"${copy}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => dropDatabase(serverUrl, name),
  };
}

/**
 * Drops the database and ends its connections. Retries, since autovacuum may be at work there,
 * which only a superuser may end.
 */
export async function dropDatabase(serverUrl: string, name: string, attempts = 50): Promise<void> {
  try {
    await run(serverUrl, `drop database if exists "${name}" with (force)`);
  } catch (error) {
    const isNotAllowed = error instanceof pg.DatabaseError && error.code === "42501";
    if (!isNotAllowed || attempts <= 1) throw error;
    await sleep(200);
    await dropDatabase(serverUrl, name, attempts - 1);
  }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = createClient(serverUrl, { connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
