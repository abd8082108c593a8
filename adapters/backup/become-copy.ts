import type pg from "pg";
import { createMailHold } from "../postgres/migrations/Migration20261128003001_first.ts";
import { together, withClient } from "./with-client.ts";

/**
 * Marks the database as a copy, which sends no email before an operator releases it. Creates the
 * table in a database of an earlier version.
 */
export async function markAsCopy(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(createMailHold);
  await client.query(
    `insert into mail_hold (id, since, origin) values (1, $1, 'restore') on conflict (id) do update
       set since = excluded.since, origin = excluded.origin, released_at = null, drop_before = null`,
    [now],
  );
}

/**
 * Runs `fill`, which replaces all tables but `mail_hold`. Before that, marks the database as a copy
 * and removes its job queue, so that it is a copy even if the process dies during `fill`. When
 * `fill` rejects, both are restored.
 */
export async function becomeCopy(url: string, now: Date, fill: () => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    const before = await readHold(client);
    await together(client, async () => {
      await markAsCopy(client, now);
      await putJobQueueAside(client);
    });
    try {
      await fill();
    } catch (error) {
      await together(client, async () => {
        await restoreHold(client, before);
        await bringJobQueueBack(client);
      });
      throw error;
    }
    await together(client, () => client.query(`drop schema if exists ${aside} cascade`));
  });
}

/** The rows of the table; null when it doesn't exist. */
async function readHold(client: pg.Client): Promise<object[] | null> {
  if (!(await exists(client, "to_regclass('public.mail_hold')"))) return null;
  return (await client.query("select * from mail_hold")).rows;
}

async function restoreHold(client: pg.Client, before: object[] | null): Promise<void> {
  if (!before) return void (await client.query("drop table mail_hold"));
  await client.query("delete from mail_hold");
  await client.query(
    "insert into mail_hold select * from json_populate_recordset(null::mail_hold, $1)",
    [JSON.stringify(before)],
  );
}

const aside = "pgboss_replaced";

/**
 * Renames the queue's schema: its tables have partitions, which an archive can't drop one by one.
 */
async function putJobQueueAside(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${aside} cascade`);
  if (await exists(client, "to_regnamespace('pgboss')"))
    await client.query(`alter schema pgboss rename to ${aside}`);
}

async function bringJobQueueBack(client: pg.Client): Promise<void> {
  if (await exists(client, `to_regnamespace('${aside}')`))
    await client.query(`alter schema ${aside} rename to pgboss`);
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ it: boolean }>(`select ${name} is not null as it`);
  return rows[0]?.it === true;
}
