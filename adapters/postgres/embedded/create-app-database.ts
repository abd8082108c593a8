import type { Client } from "pg";

/** The app's own database and role. The role is no administrator, but tests may make databases with it. */
export const appDatabase = { user: "boothwright", database: "boothwright" };

/** Creates the app's role and database where they are missing. Call it under the lock. */
export async function createAppDatabase(client: Client, password: string): Promise<void> {
  const { user, database } = appDatabase;
  const roles = await client.query("select 1 from pg_roles where rolname = $1", [user]);
  if (roles.rowCount === 0) {
    await client.query(
      `create role ${user} login createdb password ${client.escapeLiteral(password)}`,
    );
  }
  const databases = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (databases.rowCount === 0) await client.query(`create database ${database} owner ${user}`);
}
