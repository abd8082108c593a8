import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CountedRow, PromiseEventKind } from "../../../domain/promise/ledger/promise-event.ts";
import {
  addFigures,
  countingVersion,
  figuresOf,
  type PromiseFigures,
} from "../../../domain/promise/ledger/promise-figures.ts";
import type { LedgerId } from "../../../domain/promise/quote-promise.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";
import { json } from "./keep-promise.ts";

/**
 * Arbitrary lock number, distinct from our others: one transaction at a time adds to the figures.
 */
const figuresLock = 719_204_147;
/** Ledger rows added per transaction. */
const portion = 20_000;

const counted: PromiseEventKind[] = [
  "received",
  "quoted",
  "withdrawn",
  "paused",
  "target-kept",
  "target-missed",
  "excluded",
];

/**
 * The figures of requests received on this day or later: stored per day for the rest of its month,
 * per month for later months, plus changes by rows added since.
 */
export async function readLedgerFigures(em: EntityManager, day: string): Promise<PromiseFigures> {
  const [stored] = await readStored(em, { day, month: monthOf(day) });
  const from = stored?.until ?? 0;
  const fresh = await readRequests(em, { from, until: Number.MAX_SAFE_INTEGER });
  const changes = fresh.map((request) => changeOf(request, from));
  return [
    ...(stored?.figures ?? []),
    ...changes.filter(({ receivedOn }) => receivedOn >= day).map(({ more }) => more),
  ].reduce<PromiseFigures>((sum, more) => addFigures(sum, more), {});
}

/**
 * Adds the ledger's rows up to this number to the stored figures, by the day and month in which
 * their requests were received.
 */
export async function addToFigures(em: EntityManager, until: number): Promise<void> {
  while (await em.transactional((em) => addPortion(em, until)));
}

/** Adds the next portion. False when there was nothing to add. */
async function addPortion(em: EntityManager, last: number): Promise<boolean> {
  await run(em, (db) =>
    db.selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [val(figuresLock)]).as("locked")),
  );
  await run(em, (db) =>
    db.deleteFrom("promise_figure").where(({ exists }) => exists(outdatedFigures)),
  );
  const [{ from, until } = { from: 0, until: null }] = await readPortion(em, { last });
  if (until === null) return false;
  const periods = new Map<string, PromiseFigures>();
  for (const request of await readRequests(em, { from, until })) {
    const { receivedOn, more } = changeOf(request, from);
    for (const period of [receivedOn, monthOf(receivedOn)]) {
      periods.set(period, addFigures(periods.get(period) ?? {}, more));
    }
  }
  for (const [period, more] of periods) {
    const [before] = await readPeriod(em, { period });
    await storePeriod(em, { period, until, figures: addFigures(before?.figures ?? {}, more) });
  }
  return true;
}

/**
 * SQL condition for stored figures that were computed by another version of the code, or that such
 * code has added to.
 */
export const outdatedFigure = `counted_as <> '${countingVersion}/' || until_number`;
const outdatedFigures = sql`(select from promise_figure where ${sql.raw(outdatedFigure)})`;
/**
 * Stored figures to add to; none while some are outdated, so that the whole ledger is counted
 * again.
 */
const validFigures = sql<{ period: string; figures: PromiseFigures; until_number: number }>`(
  select * from promise_figure where not exists ${outdatedFigures})`;

const monthOf = (day: string) => day.slice(0, "2027-01".length);

type StoredRequest = { ledger_id: LedgerId; events: JsonRow<CountedRow & { number: number }>[] };

/**
 * How the rows of a request after this number change the figures of the day on which it was
 * received.
 */
function changeOf({ ledger_id: ledgerId, events }: StoredRequest, from: number) {
  const rows = events.map(({ at, ...event }) => ({ ...event, ledgerId, at: new Date(at) }));
  const before = figuresOf(rows.filter(({ number }) => number <= from));
  const receivedOn = utcDay(rows[0]?.at ?? new Date(0));
  return { receivedOn, more: addFigures(figuresOf(rows), before, -1) };
}

const firstOf = (month: RawBuilder<string>) => sql`(${month}::text || '-01')::date`;
const lastMonth = sql<string>`left((select max(period) from promise_figure), length('2027-01'))`;

/**
 * Stored figures of days in the month of `day`, and of later months; each period is looked up by
 * key.
 */
const readStored = compileOnce((db, given: QueryValues<{ day: string; month: string }>) =>
  db.selectNoFrom(({ selectFrom }) => [
    sql<number>`coalesce((select max(until_number) from ${validFigures} as f), 0)`.as("until"),
    selectFrom(validFigures.as("f"))
      .select(sql<PromiseFigures[]>`coalesce(json_agg(figures), '[]')`.as("list"))
      .where(
        sql<SqlBool>`period = any (array(
          select to_char(day, 'YYYY-MM-DD') from generate_series(${given("day")}::date, ${firstOf(given("month"))} + interval '1 month - 1 day', interval '1 day') day
          union all
          select to_char(month, 'YYYY-MM') from generate_series(${firstOf(given("month"))} + interval '1 month', ${firstOf(lastMonth)}, interval '1 month') month))`,
      )
      .as("figures"),
  ]),
);

/** Requests with rows after `from` up to `until`, each with all its rows by then. */
const readRequests = compileOnce((db, given: QueryValues<{ from: number; until: number }>) =>
  db
    .selectFrom("promise_event as e")
    .select([
      "e.ledger_id",
      sql<
        StoredRequest["events"]
      >`json_agg(json_build_object('number', e.number, 'kind', e.kind, 'at', e.at, 'detail', e.detail, 'policyVersion', e.policy_version) order by e.seq)`.as(
        "events",
      ),
    ])
    .where("e.ledger_id", "in", ({ selectFrom }) =>
      selectFrom("promise_event as c")
        .select("c.ledger_id")
        .where("c.number", ">", given("from"))
        .where("c.number", "<=", given("until")),
    )
    .where("e.number", "<=", given("until"))
    .where("e.kind", "in", counted)
    .groupBy("e.ledger_id"),
);

/** The range of the next rows to add; null: none. */
const readPortion = compileOnce((db, given: QueryValues<{ last: number }>) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("promise_figure")
        .select(sql<number>`coalesce(max(until_number), 0)`.as("from"))
        .as("f"),
    )
    .select(({ selectFrom }) => [
      "f.from",
      selectFrom(
        selectFrom("promise_event as e")
          .select("e.number")
          .where(sql<SqlBool>`e.number > f."from"`)
          .where("e.number", "<=", given("last"))
          .orderBy("e.number")
          .limit(sql.lit(portion))
          .as("n"),
      )
        .select(({ fn }) => fn.max("n.number").as("until"))
        .as("until"),
    ]),
);

const readPeriod = compileOnce((db, given: QueryValues<{ period: string }>) =>
  db.selectFrom("promise_figure").select("figures").where("period", "=", given("period")),
);

type Period = { period: string; figures: PromiseFigures; until: number };

function storePeriod(em: EntityManager, { period, figures, until }: Period) {
  const counted_as = `${countingVersion}/${until}`;
  const counts = { figures: json(figures), until_number: until, counted_as };
  return run(em, (db) =>
    db
      .insertInto("promise_figure")
      .values({ period, ...counts })
      .onConflict((conflict) => conflict.column("period").doUpdateSet(counts)),
  );
}
