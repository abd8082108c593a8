import type { Client } from "pg";

const database = "boothwright";
/** Owns the app's database. The role is no administrator, but tests may make databases with it. */
export const owner = { user: "boothwright", database };
/** The app's role and database. */
export const app = { user: "boothwright_app", database };

/** Creates the roles and the database where they are missing. Call it under the lock. */
export async function createAppDatabase(client: Client, password: string): Promise<void> {
  const roles = { [owner.user]: "login createdb", [app.user]: "login" };
  for (const [user, may] of Object.entries(roles)) {
    const known = await client.query("select 1 from pg_roles where rolname = $1", [user]);
    if (known.rowCount !== 0) continue;
    await client.query(`create role ${user} ${may} password ${client.escapeLiteral(password)}`);
  }
  const databases = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (databases.rowCount === 0)
    await client.query(`create database ${database} owner ${owner.user}`);
}
