import { Migrator } from "@mikro-orm/migrations";
import { type EntitySchema, MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { migrationsList } from "../migrations/list.ts";
import { allRows } from "../schema/all.ts";
import { prepareNamedStatements } from "../sql/statement-names.ts";
import { connectionTo } from "./connection-to.ts";
import { freeBrokenConnections } from "./free-broken-connections.ts";

type Options = {
  /** How the database's own views name us. */
  applicationName: string;
  /** Maximum connections. */
  poolSize?: number;
  /** The server ends a statement after this time, and we stop waiting a second later. 0 is no limit. */
  statementTimeoutMs?: number;
  /** Is given the pool of connections, once, before the first query. */
  onPool?: (pool: pg.Pool) => void;
};

/** How many connections there are, idle ones among them, and how many callers wait for one. */
export type ConnectionPool = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;

/** Of which entities it is made, `Tables` says: here it would make every comparison of types slow. */
export type Database = MikroORM;

/** Describes the database to MikroORM. It connects with the first query; `reachDatabase` tells earlier. */
export function openDatabase(
  url: string,
  { applicationName, poolSize = 10, statementTimeoutMs = 4_000, onPool }: Options,
): Database {
  const entities: readonly EntitySchema[] = allRows;
  const connection = connectionTo(url);
  const { connectionString = url } = connection;
  return new MikroORM({
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
      migrationsList,
      snapshotName: ".snapshot",
      // only making a migration writes it
      snapshotOnMigrate: false,
      silent: true,
    },
    pool: { max: poolSize },
    driverOptions: {
      onPoolCreated(pool: pg.Pool) {
        freeBrokenConnections(pool);
        readColumnsAsTyped(pool);
        pool.on("connect", prepareNamedStatements);
        onPool?.(pool);
      },
      // MikroORM's own reading of the address forgets `sslmode` and the usual port
      ...connection,
      application_name: applicationName,
      // statements of a transaction that do not wait for each other go in one round trip (decision 113)
      pipeline: true,
      connectionTimeoutMillis: 2_000,
      // a hung server never enforces its own limit, so the client has one too
      query_timeout: statementTimeoutMs && statementTimeoutMs + 1_000,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 10_000,
      lock_timeout: 2_000,
    },
  });
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
