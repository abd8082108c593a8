import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../adapters/postgres/orm.ts";
import { renderMigrationsList } from "./render-migrations-list.ts";

const folder = "adapters/postgres/migrations";

/**
 * Writes the migration that leads from the last snapshot to today's schema files, and lists it.
 * Returns its path, or undefined when nothing changed. The very first one needs a server to look at.
 */
export async function createMigration(
  name: string,
  serverUrl: () => Promise<string>,
): Promise<string | undefined> {
  const isFirst = !existsSync(join(folder, ".snapshot.json"));
  const scratch = isFirst ? await scratchDatabase(await serverUrl()) : undefined;
  const url = scratch?.url ?? "postgresql://nobody@localhost/nothing";
  const orm = openDatabase(url, { applicationName: "boothwright migrate", poolSize: 2 });
  try {
    const { fileName } = await orm.migrator.create(undefined, false, isFirst, name);
    if (fileName === "") return undefined;
    writeFileSync(join(folder, "list.ts"), renderMigrationsList(readdirSync(folder)));
    return join(folder, fileName);
  } finally {
    await orm.close();
    await scratch?.drop();
  }
}

async function scratchDatabase(serverUrl: string) {
  const name = `scratch_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
