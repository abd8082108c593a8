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
  /** Our name in the database's own views. */
  applicationName: string;
  /** Maximum connections. */
  poolSize?: number;
  /** The server ends a statement after this time, and we stop waiting a second later. 0 is no limit. */
  statementTimeoutMs?: number;
  /** Is given the pool of connections, once, before the first query. */
  onPool?: (pool: pg.Pool) => void;
  /** The clock that gives statements their moment. */
  clock?: Clock;
  /** All migrations, in order. */
  migrations?: MigrationObject[];
};

/** How many connections there are, idle ones among them, and how many callers wait for one. */
export type ConnectionPool = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;

/** Of which entities it is made, `Tables` says: here it would make every comparison of types slow. */
export type Database = MikroORM;

/** Describes the database to MikroORM. It connects with the first query; `reachDatabase` finds an unreachable one earlier. */
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
    // functions are written in migrations, and are no part of the tables' description
    schemaGenerator: { ignoreSchema: ["pgboss"], ignoreRoutines: true },
    migrations: {
      path: "adapters/postgres/migrations",
      emit: "ts",
      migrationsList: migrations,
      snapshotName: ".snapshot",
      // only making a migration writes it
      snapshotOnMigrate: false,
      silent: true,
    },
    // two stay open, with the statements that they have prepared
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
      // MikroORM's own reading of the address forgets `sslmode` and the usual port
      ...connection,
      application_name: applicationName,
      // statements of a transaction that do not wait for each other go in one round trip (decision 005)
      pipeline: true,
      // some networks drop a connection that is quiet for minutes
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      // a hung server never enforces its own limit, so the client has one too
      query_timeout: statementTimeoutMs && statementTimeoutMs + 1_000,
    },
  });
  setClock(orm.em, clock);
  return orm;
}

/** Instants are read as `Date` and bigints as numbers, as the entities type them. MikroORM's own reading leaves both as text. */
function readColumnsAsTyped(pool: pg.Pool): void {
  const { INT8, TIMESTAMPTZ } = pg.types.builtins;
  const toDate = pg.types.getTypeParser(TIMESTAMPTZ);
  pool.on("connect", (client) => {
    client.setTypeParser(INT8, Number);
    client.setTypeParser(TIMESTAMPTZ, toDate);
  });
}

/**
 * Has a client set these limits, in milliseconds, before its first statement, but for those that the address names. A pooler in session mode
 * refuses them as parameters of the connection.
 */
function limitSession(client: pg.Client, url: string, limits: Record<string, number>): void {
  const settings = Object.entries(limits).filter(([name]) => !url.includes(`${name}=`));
  const text = settings.map(([name, ms]) => `set ${name} = ${ms}`).join("; ");
  // what breaks it breaks the first statement, too
  if (text) client.query(text).catch(() => {});
}

/** Has a client set these limits, in milliseconds, with each `begin`, in the same round trip. */
function limitTransactions(client: pg.Client, limits: Record<string, number>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const settings = Object.entries(limits).map(([name, ms]) => `; set local ${name} = ${ms}`);
  const limited = (text: unknown, ...rest: unknown[]) =>
    typeof text === "string" && /^(begin|start transaction)\b/i.test(text)
      ? query(`${text}${settings.join("")}`, ...rest)
      : query(text, ...rest);
  client.query = limited as typeof client.query;
}

/** The part of a client of `pg` that its types leave out. */
type Wired = { connection: { stream: Pick<Writable, "cork" | "uncork"> } };

/** Statements that are sent at one moment go to the system in one write, and are mostly read and answered as one (decision 005). */
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
 * rollback fails never returns its connection, and a pool without free slots answers no one until
 * the process restarts. A connection whose server does not answer in time is closed at once.
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
        // it was back already
      }
    });
    closeAfterTimeout(client);
  });
}

/**
 * A server that did not answer a statement in time will not answer the rollback that follows either: without this, a
 * transaction waits for the time-out of each of the two.
 */
function closeAfterTimeout(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error) => {
        // the words of `pg` itself, which gives it no code
        if (error?.message === "Query read timeout") (client as pg.Client).end().catch(() => {});
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}
