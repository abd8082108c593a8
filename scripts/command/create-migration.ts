import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createScratchDatabase } from "../../adapters/postgres/server/create-scratch-database.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { renderMigrationsList } from "./render-migrations-list.ts";

const folder = "adapters/postgres/migrations";

/**
 * Generates the migration from the last snapshot to the current schema files, and adds it to the
 * list. Returns its path; undefined when nothing changed. The first migration requires a server.
 */
export async function createMigration(
  name: string,
  serverUrl: () => Promise<string>,
): Promise<string | undefined> {
  const isFirst = !existsSync(join(folder, ".snapshot.json"));
  const scratchName = `scratch_${randomUUID()}`;
  const scratch = isFirst
    ? await createScratchDatabase(await serverUrl(), { name: scratchName })
    : undefined;
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
