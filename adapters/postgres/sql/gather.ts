import { setImmediate } from "node:timers";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Compilable, type Expression, type Kysely, sql } from "kysely";
import { compileOnce, type QueryValues, type Tables } from "./run.ts";

type Build<Values, Row> = (
  db: Kysely<Tables>,
  given: QueryValues<Values>,
) => Compilable<Row> & Expression<Row>;

/** A row read as JSON, which has no `Date`: use `instantAsJson` for instants. */
type Plain<Row> = {
  [Column in keyof Row]: Extract<Row[Column], Date> extends never ? Row[Column] : never;
};

type Run = (em: EntityManager, values: object) => Promise<object[]>;
type Part = { number: number; build: Build<object, object>; alone: Run };
type PendingRead = {
  part: Part;
  values: object;
  resolve(rows: object[]): void;
  reject(error: unknown): void;
};

const waiting = new WeakMap<EntityManager, PendingRead[]>();
const statements = new Map<string, Run>();
/**
 * Maximum combinations that are compiled, since each is prepared on every connection. Others are
 * sent one by one.
 */
const maxStatements = 100;
let parts = 0;

/**
 * Like `compileOnce`, for reads that pages make in parallel: reads of one request in the same tick,
 * by any use cases, are sent as one statement with a column of rows for each. Within a transaction
 * each is sent alone.
 */
export function gatherOnce<Values extends object, Row extends object>(
  build: Build<Values, Row & Plain<Row>>,
): (em: EntityManager, values: Values) => Promise<Row[]> {
  const part = { number: parts, build, alone: compileOnce(build) } as unknown as Part;
  parts += 1;
  return (em, values) =>
    (em.isInTransaction() ? part.alone(em, values) : ask(em, part, values)) as Promise<Row[]>;
}

/** `gatherOnce` for a query with a few shapes. */
export function gatherEach<Shape extends object, Values extends object, Row extends object>(
  build: (
    db: Kysely<Tables>,
    given: QueryValues<Values>,
    shape: Shape,
  ) => ReturnType<Build<Values, Row & Plain<Row>>>,
): (em: EntityManager, shape: Shape, values: Values) => Promise<Row[]> {
  const queries = new Map<string, (em: EntityManager, values: Values) => Promise<Row[]>>();
  return (em, shape, values) => {
    const key = JSON.stringify(shape);
    const query =
      queries.get(key) ?? gatherOnce<Values, Row>((db, given) => build(db, given, shape));
    queries.set(key, query);
    return query(em, values);
  };
}

/** An instant as JSON text. */
export function instantAsJson<Value extends Date | null>(column: Expression<Value>) {
  return sql<Value extends Date ? string : null>`to_json(${column})`;
}

function ask(em: EntityManager, part: Part, values: object): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const asked = { part, values, resolve, reject };
    const others = waiting.get(em);
    if (others) {
      others.push(asked);
      return;
    }
    const all: PendingRead[] = [asked];
    waiting.set(em, all);
    setImmediate(() => {
      waiting.delete(em);
      send(em, all).catch((error) => {
        for (const { reject } of all) reject(error);
      });
    });
  });
}

async function send(em: EntityManager, all: PendingRead[]): Promise<void> {
  const statement = all.length > 1 ? statementOf(all.map(({ part }) => part)) : null;
  if (!statement) {
    const sent = all.map(async ({ part, values, resolve, reject }) =>
      part.alone(em, values).then(resolve, reject),
    );
    await Promise.all(sent);
    return;
  }
  // sorted, so that the same reads give the same text in any order
  const inOrder = all.toSorted((one, other) => one.part.number - other.part.number);
  const values = inOrder.flatMap((asked, at) =>
    Object.entries(asked.values).map(([name, value]) => [`${at} ${name}`, value]),
  );
  const [row] = (await statement(em, Object.fromEntries(values))) as Record<string, object[]>[];
  for (const [at, { resolve }] of inOrder.entries()) resolve(row?.[`${at}`] ?? []);
}

/**
 * One compiled statement of all these reads, cached. Null when too many combinations are cached.
 */
function statementOf(wanted: readonly Part[]): Run | null {
  const inOrder = wanted.toSorted((one, other) => one.number - other.number);
  const key = inOrder.map(({ number }) => number).join();
  const known = statements.get(key);
  if (known || statements.size >= maxStatements) return known ?? null;
  const statement = compileOnce((db, given: QueryValues<Record<string, unknown>>) =>
    db.selectNoFrom(
      inOrder.map(({ build }, at) => {
        const rows = build(db, ((name: string) => given(`${at} ${name}`)) as QueryValues<object>);
        return sql`(select json_agg(gathered) from ${rows} as gathered)`.as(`${at}`);
      }),
    ),
  ) as Run;
  statements.set(key, statement);
  return statement;
}
