import { DateTimeType } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Compilable,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type RawBuilder,
  type Selectable,
  sql,
} from "kysely";
import type { JsonRow } from "../schema/stored-row.ts";
import { compileOnce, type QueryValues, type Tables } from "./run.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A row with the domain's member names. */
type RecordOf<Row> = {
  [Column in keyof Row as Column extends string ? CamelCase<Column> : never]: Row[Column];
};

/** A row as a query returns it, or as JSON carries it. */
type ReadRow<Row> = {
  [Column in keyof Row as Column extends string ? Column : never]:
    | Row[Column]
    | JsonRow<Row>[Column & keyof JsonRow<Row>];
};

/** A table as `defineEntity` returns it. */
type Table = { meta: { properties: object } };

/**
 * Translates between a table's rows (`created_at`, instants as text where JSON carries them) and
 * the domain's records (`createdAt`, `Date`), column by column. Columns in `leftOut`, and members
 * that are no columns, are dropped in both directions.
 */
export function rowCodec<Row extends object, LeftOut extends keyof Row = never>(
  table: Table,
  leftOut: readonly LeftOut[] = [],
) {
  const fields = Object.entries(table.meta.properties)
    .filter(([column]) => !(leftOut as readonly string[]).includes(column))
    .map(([column, { type }]) => ({
      column,
      name: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      isInstant: type === DateTimeType,
    }));
  return {
    /** The record of the columns read: all of them, or those that a query selects. */
    toRecord<Column extends Exclude<keyof ReadRow<Row>, LeftOut>>(
      row: Pick<ReadRow<Row>, Column>,
    ): RecordOf<Pick<Row, Column & keyof Row>> {
      const values = row as Record<string, unknown>;
      const record: Record<string, unknown> = {};
      for (const { column, name, isInstant } of fields) {
        if (!(column in values)) continue;
        const value = values[column];
        record[name] = isInstant && value ? new Date(value as string) : value;
      }
      return record as RecordOf<Pick<Row, Column & keyof Row>>;
    },
    toRow(record: RecordOf<Omit<Row, LeftOut>>): Omit<Row, LeftOut> {
      const values = record as Record<string, unknown>;
      return Object.fromEntries(fields.map(({ column, name }) => [column, values[name]])) as Omit<
        Row,
        LeftOut
      >;
    },
  };
}

type Insert<Name extends keyof Tables> = InsertQueryBuilder<Tables, Name, InsertResult>;
type Ending<Name extends keyof Tables, Row extends object> = (
  insert: Insert<Name>,
) => Compilable<Row>;
type Query = (em: EntityManager, values: { rows: string }) => Promise<object[]>;

const noEnding = <Same>(insert: Same) => insert;

/**
 * Compiled inserts, by their ending and by table and columns. Keyed by the function `ending`, which
 * also types the returned rows; one created per call is garbage-collected with its query.
 */
const queries = new WeakMap<object, Map<string, Query>>();

/**
 * Inserts rows in one statement whose text doesn't depend on their number and is compiled once.
 * `ending` adds clauses: `on conflict`, `returning`. Pass the same function each time, so that it
 * is compiled once, too.
 */
export async function insertRows<Name extends keyof Tables, Row extends object = InsertResult>(
  em: EntityManager,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  ending: Ending<Name, Row> = noEnding as Ending<Name, Row>,
): Promise<Row[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const byText = queries.get(ending) ?? new Map<string, Query>();
  queries.set(ending, byText);
  const key = `${table} ${columns}`;
  const query = byText.get(key) ?? compileInsert(table, columns, ending);
  byText.set(key, query);
  return (await query(em, { rows: JSON.stringify(rows) })) as Row[];
}

function compileInsert<Name extends keyof Tables, Row extends object>(
  table: Name,
  names: string[],
  ending: Ending<Name, Row>,
): Query {
  const columns = sql.join(names.map((column) => sql.ref(column)));
  return compileOnce((db, given: QueryValues<{ rows: string }>) =>
    ending(
      db
        .insertInto(table)
        .expression(
          sql`(${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${given("rows")}::json)`,
        ),
    ),
  );
}

/** Rows passed as one parameter, whatever their number. */
export function givenRows<Name extends keyof Tables>(
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): RawBuilder<Selectable<Tables[Name]>> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}
