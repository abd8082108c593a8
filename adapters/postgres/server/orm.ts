import process from "node:process";
import type { Writable } from "node:stream";
import type { MigrationObject } from "@mikro-orm/core";
import { Migrator } from "@mikro-orm/migrations";
import { type EntitySchema, MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import type { Clock } from "../../../domain/shared/time/clock.ts";
import { systemClock } from "../../system/clock-and-ids.ts";
import { migrationsList } from "../migrations/list.ts";
import { allRows } from "../schema/all.ts";
import { setClock } from "../sql/moment.ts";
import { leaveStatementsUnnamed, prepareNamedStatements } from "../sql/named-statements.ts";
import { connectionTo } from "./connection-to.ts";
import { isPooled } from "./pooler.ts";

type Options = {
  /** Our name in the database's activity views. */
  applicationName: string;
  /** Maximum connections. */
  poolSize?: number;
  /** Statement timeout of the server; the client gives up a second later. 0: no limit. */
  statementTimeoutMs?: number;
  /** Receives the connection pool once, before the first query. */
  onPool?: (pool: pg.Pool) => void;
  /** The clock for times in statements. */
  clock?: Clock;
  /** All migrations, in order. */
  migrations?: MigrationObject[];
};

/** Counts of connections, idle connections, and callers waiting for one. */
export type ConnectionPool = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;

/**
 * A database. Its entities are described by `Tables`; naming them here makes type checking slow.
 */
export type Database = MikroORM;

/**
 * Describes the database to MikroORM. Connects with the first query; use `reachDatabase` to detect
 * an unreachable one earlier.
 */
export function openDatabase(
  url: string,
  {
    applicationName,
    poolSize = 10,
    statementTimeoutMs = 4_000,
    onPool,
    clock = systemClock,
    migrations = migrationsList,
  }: Options,
): Database {
  const entities: readonly EntitySchema[] = allRows;
  const connection = connectionTo(url);
  const { connectionString = url } = connection;
  const limits = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 2_000,
  };
  const orm = new MikroORM({
    clientUrl: connectionString,
    entities: [...entities],
    extensions: [Migrator],
    debug: false,
    discovery: { warnWhenNoEntities: false },
    // functions are written in migrations and not part of the tables' description
    schemaGenerator: { ignoreSchema: ["pgboss"], ignoreRoutines: true },
    migrations: {
      path: "adapters/postgres/migrations",
      emit: "ts",
      migrationsList: migrations,
      snapshotName: ".snapshot",
      // only generating a migration writes it
      snapshotOnMigrate: false,
      silent: true,
    },
    // two connections stay open, to keep their prepared statements
    pool: { min: Math.min(2, poolSize), max: poolSize },
    driverOptions: {
      onPoolCreated(pool: pg.Pool) {
        freeBrokenConnections(pool);
        readColumnsAsTyped(pool);
        if (isPooled(url)) {
          pool.on("connect", leaveStatementsUnnamed);
          pool.on("connect", (client) => limitTransactions(client, limits));
        } else {
          pool.on("connect", prepareNamedStatements);
          pool.on("connect", (client) => limitSession(client, url, limits));
        }
        pool.on("connect", joinWrites);
        onPool?.(pool);
      },
      // MikroORM's own URL parsing ignores `sslmode` and the default port
      ...connection,
      application_name: applicationName,
      // pipelines statements of a transaction that don't wait for each other in one round trip
      // (decision 005)
      pipeline: true,
      // some networks drop idle connections after minutes
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      // a hung server can't enforce its own limit, so the client has one too
      query_timeout: statementTimeoutMs && statementTimeoutMs + 1_000,
    },
  });
  setClock(orm.em, clock);
  return orm;
}

/**
 * Parses instants as `Date` and bigints as numbers, as the entities type them; MikroORM leaves both
 * as text.
 */
function readColumnsAsTyped(pool: pg.Pool): void {
  const { INT8, TIMESTAMPTZ } = pg.types.builtins;
  const toDate = pg.types.getTypeParser(TIMESTAMPTZ);
  pool.on("connect", (client) => {
    client.setTypeParser(INT8, Number);
    client.setTypeParser(TIMESTAMPTZ, toDate);
  });
}

/**
 * Sets these limits, in milliseconds, before a client's first statement, except those in the URL. A
 * pooler in session mode rejects them as connection parameters.
 */
function limitSession(client: pg.Client, url: string, limits: Record<string, number>): void {
  const settings = Object.entries(limits).filter(([name]) => !url.includes(`${name}=`));
  const text = settings.map(([name, ms]) => `set ${name} = ${ms}`).join("; ");
  // its errors also fail the first statement
  if (text) client.query(text).catch(() => {});
}

/** Sets these limits, in milliseconds, with each `begin`, in the same round trip. */
function limitTransactions(client: pg.Client, limits: Record<string, number>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const settings = Object.entries(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  const limited = (text: unknown, ...rest: unknown[]) =>
    typeof text === "string" && /^(begin|start transaction)\b/i.test(text)
      ? query(`${text}${settings.join("")}`, ...rest)
      : query(text, ...rest);
  client.query = limited as typeof client.query;
}

/** Members of `pg`'s client that its types lack. */
type Wired = { connection: { stream: Pick<Writable, "cork" | "uncork"> } };

/**
 * Sends statements issued in the same tick in one write, so that they are mostly read and answered
 * together (decision 005).
 */
function joinWrites(client: pg.Client): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const joined = (...given: unknown[]) => {
    const { stream } = (client as unknown as Wired).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return query(...given);
  };
  client.query = joined as typeof client.query;
}

/**
 * Frees the slot of a connection that broke while checked out. A transaction whose begin, commit or
 * rollback fails never returns its connection, and a pool without free slots blocks until the
 * process restarts. A connection whose server doesn't answer in time is closed at once.
 */
function freeBrokenConnections(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    client.once("end", () => {
      const { release } = client;
      // the borrower may still release it
      client.release = () => {};
      try {
        release(true);
      } catch {
        // it was released already
      }
    });
    closeAfterTimeout(client);
  });
}

/**
 * Closes a connection whose server didn't answer a statement in time. Otherwise the transaction
 * would wait for the timeout of its rollback, too.
 */
function closeAfterTimeout(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error) => {
        // the message of `pg`, which sets no error code
        if (error?.message === "Query read timeout") (client as pg.Client).end().catch(() => {});
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}
