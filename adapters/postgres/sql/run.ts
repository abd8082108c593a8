import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import {
  type Compilable,
  CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Kysely,
  type RawBuilder,
  sql,
} from "kysely";
import type pg from "pg";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { allRows } from "../schema/all.ts";
import { nameStatement } from "./named-statements.ts";

/** Queries a standby. Null: none can answer now, so query the primary. Never rejects. */
type AskStandby = <Row extends object>(query: pg.QueryConfig) => Promise<Row[] | null>;

const standbysOf = new WeakMap<EntityManager, AskStandby>();

/** Sends the reads of `em` outside transactions to a standby. Use an `em` that only reads. */
export function readFromStandby<Em extends EntityManager>(em: Em, ask: AskStandby): Em {
  standbysOf.set(em, ask);
  return em;
}

/** The standbys of `em`; undefined when its reads go to the primary. */
export function standbyOf(em: EntityManager): AskStandby | undefined {
  return standbysOf.get(em);
}

/** The tables for Kysely: names, columns and values of our entities. */
export interface Tables extends InferKyselyDB<(typeof allRows)[number]> {}

type Build<Row> = (db: Kysely<Tables>) => Compilable<Row>;

/**
 * Runs a query as a prepared statement and returns its rows, in `em`'s transaction if it has one.
 * The number of distinct texts must be bounded: pass users' input as parameters, and a list as one
 * parameter (`anyOf`).
 */
export function run<Row extends object>(em: EntityManager, build: Build<Row>): Promise<Row[]> {
  return send(em, build(em.getKysely<Tables>()).compile());
}

/** Runs a query and returns its first row, or undefined. */
export async function runOne<Row extends object>(
  em: EntityManager,
  build: Build<Row>,
): Promise<Row | undefined> {
  const [row] = await run(em, build);
  return row;
}

/**
 * Timeout in milliseconds of a job's statement over whole tables; three of them end before the job
 * does.
 */
const wholeTablesMs = 90_000;

/**
 * Like `run`, for jobs: in its own transaction, with a timeout of 90 seconds for statements that
 * read whole tables.
 */
export async function runPatiently<Row extends object>(
  em: EntityManager,
  build: Build<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = build(em.getKysely<Tables>()).compile();
  const pool = await em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(`set local statement_timeout = ${wholeTablesMs}`);
    const statement = { text, values: [...parameters], query_timeout: wholeTablesMs + 1_000 };
    const { rows } = await client.query<Row>(statement);
    await client.query("commit");
    client.release();
    return rows;
  } catch (error) {
    // closes the connection with its transaction
    client.release(true);
    throw error;
  }
}

/** The parameters of a query that is compiled once, by name. */
export type QueryValues<Values> = <Name extends keyof Values>(
  name: Name,
) => RawBuilder<Values[Name]>;

class Named<Values> {
  readonly name: keyof Values;
  constructor(name: keyof Values) {
    this.name = name;
  }
}

/**
 * Like `run`, for frequent queries: built and compiled once, with parameters given by name at each
 * run.
 */
export function compileOnce<Values extends object, Row extends object>(
  build: (db: Kysely<Tables>, given: QueryValues<Values>) => Compilable<Row>,
): (em: EntityManager, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return (em, values) => {
    compiled ??= build(em.getKysely<Tables>(), (name) => sql`${new Named<Values>(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Named ? values[(parameter as Named<Values>).name] : parameter,
    );
    return send(em, { ...compiled, parameters });
  };
}

/**
 * Like `compileOnce`, for a query with a few shapes, such as one per sort order: compiled once per
 * shape.
 */
export function compileEach<Shape extends object, Values extends object, Row extends object>(
  build: (db: Kysely<Tables>, given: QueryValues<Values>, shape: Shape) => Compilable<Row>,
): (em: EntityManager, shape: Shape, values: Values) => Promise<Row[]> {
  const queries = new Map<string, (em: EntityManager, values: Values) => Promise<Row[]>>();
  return (em, shape, values) => {
    const key = JSON.stringify(shape);
    const query =
      queries.get(key) ?? compileOnce<Values, Row>((db, given) => build(db, given, shape));
    queries.set(key, query);
    return query(em, values);
  };
}

/** A list as one parameter: `where("id", "=", anyOf(ids))`. */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}

/**
 * A named list parameter: `where("id", "=", anyGiven(given("ids")))`. The planner can't see the
 * list's length, so it plans once per connection instead of once per list.
 */
export function anyGiven<Id extends string>(ids: RawBuilder<readonly string[]>): RawBuilder<Id> {
  return sql<Id>`any((select ${ids}::uuid[])::uuid[])`;
}

/**
 * Waits for statements of a transaction that were sent in one round trip, until all have settled,
 * so that none is sent after the transaction. Throws the first real failure: statements behind it
 * on the connection fail as a consequence, even if earlier in the list.
 */
export async function together<Answers extends readonly unknown[]>(
  sent: Answers,
): Promise<{ -readonly [At in keyof Answers]: Awaited<Answers[At]> }> {
  const settled = await Promise.allSettled(sent);
  const failures = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const cause = failures.find(({ code }) => code !== failedBefore) ?? failures[0];
  if (cause !== undefined) throw cause;
  return Promise.all(sent);
}

/** Runs a library's statement text as a prepared statement; their number is bounded, too. */
export function runText<Row extends object>(
  em: EntityManager,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  return send(em, CompiledQuery.raw(text, [...parameters]) as CompiledQuery<Row>);
}

type Transaction = ControlledTransaction<Tables>;

const connections = new WeakMap<Transaction, Promise<DatabaseConnection>>();

/**
 * The connection of a transaction. Kysely sends a transaction's statements one at a time; on the
 * connection itself, statements sent together take one round trip, in order (decision 005).
 */
function connectionOf(transaction: Transaction): Promise<DatabaseConnection> {
  const known = connections.get(transaction);
  if (known) return known;
  const connection = transaction.getExecutor().provideConnection(async (its) => its);
  connections.set(transaction, connection);
  return connection;
}

async function send<Row extends object>(
  em: EntityManager,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query;
  const name = nameStatement(text);
  const transaction = em.getTransactionContext<Transaction>();
  if (transaction) {
    const connection = await connectionOf(transaction);
    if (transaction.isCommitted || transaction.isRolledBack) {
      throw new Error(`Cannot send a statement after its transaction: ${text}`);
    }
    return (await connection.executeQuery<Row>(query)).rows;
  }
  const statement = { name, text, values: [...parameters] };
  const fromStandby = await standbyOf(em)?.<Row>(statement);
  if (fromStandby) return fromStandby;
  // not through Kysely, since the pool closes a connection whose statement failed or timed out
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Row>(statement);
  return rows;
}

/**
 * Unique indexes that only concurrent writes can violate, since the domain checks before it writes.
 */
const raced = new Set([
  "quote_response_live_unique",
  "quote_response_accepted_unique",
  "quote_response_pkey",
  "invitation_standing_unique",
  "invitation_pkey",
  "builder_user_id_unique",
  "commission_entry_round_unique",
  "commission_entry_key_unique",
  "commission_contest_entry_unique",
]);
/** SQLSTATE of a statement in an already failed transaction. */
const failedBefore = "25P02";
const uniqueViolation = "23505";
const deadlock = "40P01";
const serializationFailure = "40001";

/**
 * Runs the work in one transaction. A unique violation by a concurrent write throws a
 * StaleWriteError for `id`.
 */
export async function inTransaction<Value>(
  em: EntityManager,
  id: string,
  work: (em: EntityManager) => Promise<Value>,
): Promise<Value> {
  try {
    return await em.transactional(work);
  } catch (error) {
    throw isRace(error) ? new StaleWriteError(id, error) : error;
  }
}

function isRace(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === uniqueViolation) return raced.has(constraint ?? "");
  return code === deadlock || code === serializationFailure;
}
