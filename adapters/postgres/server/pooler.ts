import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { createClient } from "./connection-to.ts";
import { hostsOf } from "./hosts-of.ts";

const mark = "pooler";
const transaction = "transaction";

/** Marks a URL as that of a transaction-mode pooler. */
export function pooled(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${mark}=${transaction}`;
}

/**
 * Whether `pooled` marked this URL: statements stay unnamed, and settings and locks end with their
 * transaction.
 */
export function isPooled(url: string): boolean {
  const [first] = hostsOf(url);
  return first !== undefined && new URL(first).searchParams.get(mark) === transaction;
}

/** Whether both URLs have the same hosts and ports. */
export function isSameServer(one: string, other: string): boolean {
  const places = (url: string) => hostsOf(url).map((each) => new URL(each).host);
  return JSON.stringify(places(one)) === JSON.stringify(places(other));
}

const patienceMs = 2_000;

/**
 * Throws a DatabaseProblem when the setting's URL leads to a transaction-mode pooler, such as
 * PgBouncer, without being marked so: named statements would fail there at random.
 */
export async function refusePooler(url: string, setting: keyof typeof remedies): Promise<void> {
  const isShared = isPooled(url) ? canBegin(url).then(() => false) : givesOthersConnection(url);
  const found = await isShared.catch(
    (error: Error) => takesNoTransaction.test(error.message) && "statement",
  );
  if (found === "statement")
    throw new DatabaseProblem(
      `${setting} leads to a pooler that gives each statement another connection, where no transaction works`,
      { todo: "set its pool_mode to transaction or session, or name the database itself" },
    );
  if (!found) return;
  throw new DatabaseProblem(
    `${setting} leads to a pooler that gives each transaction another connection, as PgBouncer in transaction mode does`,
    { todo: remedies[setting] },
  );
}

const remedies = {
  DATABASE_URL: "set DATABASE_POOLER=transaction, or name the database itself",
  MIGRATE_DATABASE_URL: "name the database itself there, or leave it out where one role does both",
};

/**
 * Prepares a statement in one transaction and executes it in the next; in between another client
 * takes the first one's connection, if it can.
 */
async function givesOthersConnection(url: string): Promise<boolean> {
  const [first, second] = [connectTo(url), connectTo(url)];
  try {
    await Promise.all([first.connect(), second.connect()]);
    const prepared = { name: "whose_connection", text: "select pg_backend_pid() as pid" };
    const pid = async () => (await first.query<{ pid: number }>(prepared)).rows[0]?.pid;
    await first.query("begin");
    const before = await pid();
    await first.query("commit");
    await second.query("begin");
    await second.query("select 1");
    const next = first.query("begin").then(() => true);
    // no connection in time: the pooler has a single one, and the second transaction holds it
    if (!(await Promise.race([next, sleep(patienceMs / 2, false)]))) {
      next.catch(() => {});
      return true;
    }
    const after = await pid().catch((error) => {
      if (error.code === unknownStatement) return undefined;
      throw error;
    });
    return after !== before;
  } finally {
    for (const client of [second, first]) client.end().catch(() => {});
  }
}

const unknownStatement = "26000";
/** PgBouncer's error message in statement mode. */
const takesNoTransaction = /transaction blocks? not allowed/i;

async function canBegin(url: string): Promise<void> {
  const client = connectTo(url);
  try {
    await client.connect();
    await client.query("begin");
  } finally {
    client.end().catch(() => {});
  }
}

function connectTo(url: string): pg.Client {
  const client = createClient(url, {
    application_name: "boothwright check",
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  return client.on("error", () => {});
}
