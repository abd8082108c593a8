import type { EntityManager } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { ContestId, ContestRead } from "../../../domain/commission/contest.ts";
import type { StatementId } from "../../../domain/commission/entry.ts";
import type {
  CommissionChange,
  StatementRead,
  StatementRepository,
} from "../../../domain/commission/ports.ts";
import type { CommissionParams } from "../../../domain/commission/rates.ts";
import { ageDays, listedKinds, type Statement } from "../../../domain/commission/statement.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import {
  type CommissionContestRow,
  CommissionContestTable,
  type CommissionStatementRow,
  CommissionStatementTable,
} from "../schema/commission/commission-statement.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { givenPosition, lowestId, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, inTransaction, run, runOne, type Tables, together } from "../sql/run.ts";
import { insertEntry, lockCommission, toEntry } from "./commission-entries.ts";
import { isLongOverdue } from "./owes.ts";

const codec = rowCodec<CommissionStatementRow>(CommissionStatementTable);
const contests = rowCodec<CommissionContestRow>(CommissionContestTable);
const toStatement = (row: CommissionStatementRow): Statement => codec.toRecord(row) as Statement;

/** Arbitrary number, distinct from our other advisory locks. */
const numberLock = 725_113_004;

/** Statements of the commission in PostgreSQL. Needs the request's own `em`. */
export function createPostgresStatements(em: EntityManager, enqueue: Enqueue): StatementRepository {
  return {
    async findOperator() {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("commission_operator")
          .select(["version", "operator"])
          .orderBy("version", "desc")
          .limit(sql.lit(1)),
      );
      return row ?? { version: 0, operator: null };
    },

    addOperator: ({ version, operator }, { setBy, at, audit }) =>
      em.transactional(async (em) => {
        const row = { version, set_by: setBy, set_at: at, operator };
        const latest = await runOne(em, (db) =>
          db.selectFrom("commission_operator").select(({ fn }) => fn.max("version").as("version")),
        );
        const stored =
          (latest?.version ?? 0) === version - 1
            ? await insertRows(em, "commission_operator", [row], once)
            : [];
        if (stored.length === 0) throw new StaleWriteError("commission operator");
        await writeAuditEvent(em, { kind: "commission", id: "operator", at }, audit);
      }),

    async listToBill(month, { after, limit }) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(buildersAfter(after).as("b"))
          .select("b.id")
          .where(({ eb, selectFrom }) =>
            eb(
              selectFrom("commission_entry as e")
                .select(({ fn }) => fn.sum("e.amount").as("sum"))
                .where(isToBill(sql.ref("b.id"), month)),
              "<>",
              0,
            ),
          )
          // `b` is in order already; a sort would read the entries of all builders
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },

    async lastNumber() {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("commission_statement")
          .select(["year", "sequence"])
          .orderBy("year", "desc")
          .orderBy("sequence", "desc")
          .limit(sql.lit(1)),
      );
      return row ?? null;
    },

    issue: ({ builderId, month, year, atLeast }, compose) =>
      em.transactional(async (em) => {
        // one after the other, so that numbers have no gap
        await run(em, (db) =>
          db.selectNoFrom(({ fn, val }) =>
            fn("pg_advisory_xact_lock", [val(numberLock)]).as("locked"),
          ),
        );
        await lockCommission(em, sql`${builderId}`);
        const rows = await run(em, (db) =>
          db
            .selectFrom("commission_entry as e")
            .leftJoin("commission_rates as c", "c.version", "e.version")
            .select(({ fn, ref }) => [
              fn.toJson("e").as("entry"),
              sql<CommissionParams | null>`${ref("c.params")}`.as("params"),
            ])
            .where(isToBill(sql`${builderId}::uuid`, month))
            .orderBy("e.number"),
        );
        const last = await runOne(em, (db) =>
          db
            .selectFrom("commission_statement")
            .select(({ fn }) => fn.max("sequence").as("sequence"))
            .where("year", "=", year),
        );
        const issued = compose({
          entries: rows.map(({ entry }) => toEntry(entry)),
          terms: rows.flatMap(({ params }) => params ?? []),
          sequence: Math.max(last?.sequence ?? 0, atLeast) + 1,
        });
        if (!issued) return null;
        const { statement, taxed, messages } = issued;
        await insertRows(em, "commission_statement", [codec.toRow(statement)]);
        await insertRows(
          em,
          "commission_statement_entry",
          rows.map(({ entry }) => ({ entry_id: entry.id, statement_id: statement.id })),
        );
        if (taxed) await insertEntry(em, taxed);
        await writeMessages(em, messages, enqueue);
        return statement;
      }),

    async list({ builderId, state }, { limit, after }) {
      const { at, id } = givenPosition(after);
      const rows = await run(em, (db) =>
        db
          .selectFrom("commission_statement as s")
          .selectAll()
          .where(({ eb, refTuple }) =>
            eb(
              refTuple("s.issued_at", "s.id"),
              "<",
              sql<[Date, StatementId]>`(${at}::timestamptz, ${id}::uuid)`,
            ),
          )
          .$if(builderId !== null, (query) => query.where("s.builder_id", "=", builderId))
          .$if(state !== null, (query) => query.where("s.state", "=", state))
          .orderBy("s.issued_at", "desc")
          .orderBy("s.id", "desc")
          .limit(limit + 1),
      );
      return toPage(rows.map(toStatement), limit, ({ issuedAt, id }) => ({ at: issuedAt, id }));
    },

    async find(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db.selectFrom("commission_statement").selectAll().where("id", "=", id),
      );
      return row ? readOf(em, row) : null;
    },

    async findContest(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("commission_contest as c")
          .select(({ fn }) => fn.toJson("c").as("contest"))
          .where("c.id", "=", id),
      );
      return row ? contests.toRecord(row.contest) : null;
    },

    async listContests({ limit, after }) {
      const { at, id } = givenPosition(after);
      const rows = await run(em, (db) =>
        db
          .selectFrom("commission_contest as c")
          .innerJoin("commission_statement as s", "s.id", "c.statement_id")
          .innerJoin("commission_entry as e", "e.id", "c.entry_id")
          .select(({ fn }) => [
            fn.toJson("c").as("contest"),
            contestFiles.as("files"),
            "s.number",
            "e.builder_name as builderName",
            "e.text as show",
            "e.amount as entryAmount",
          ])
          .where("c.decided_at", "is", null)
          .where(({ eb, refTuple }) =>
            eb(
              refTuple("c.at", "c.id"),
              "<",
              sql<[Date, ContestId]>`(${at}::timestamptz, ${id}::uuid)`,
            ),
          )
          .orderBy("c.at", "desc")
          .orderBy("c.id", "desc")
          .limit(limit + 1),
      );
      const listed = rows.map(({ contest, entryAmount, ...about }) => ({
        ...contests.toRecord(contest),
        ...about,
        entryAmount: Number(entryAmount),
      }));
      return toPage(listed, limit, ({ at, id }) => ({ at, id }));
    },

    async findBuilder(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db.selectFrom("commission_entry").select("builder_id").where("id", "=", id),
      );
      return row?.builder_id ?? null;
    },

    async listLate(now, limit) {
      // tomorrow, since it has begun in some zones
      const tomorrow = utcDay(new Date(now.getTime() + dayMs));
      return run(em, (db) =>
        db
          .selectFrom("commission_statement")
          .select(["id", "builder_id as builderId"])
          .where("state", "in", ["issued", "overdue"])
          .where("reminders", "<", sql.lit(3))
          .where("total", ">", 0)
          .where(sql<boolean>`due_on::date + (array[1, 8, 22])[reminders + 1] <= ${tomorrow}::date`)
          .orderBy("due_on")
          .limit(limit),
      );
    },

    async change(id, compose, key = null) {
      if (!isUuid(id)) return null;
      return inTransaction(em, id, async (em) => {
        await lockCommission(em, sql`select builder_id from commission_statement where id = ${id}`);
        const [read] = await readStatements(em, sql`s.id = ${id}`);
        if (!read) return null;
        if (key !== null && (await hasKey(em, key))) return read.statement;
        const change = compose(read);
        if (!change) return read.statement;
        await saveChange(em, id, change, enqueue);
        return change.statements[0] ?? read.statement;
      });
    },

    async changeEntry(id, compose) {
      if (!isUuid(id)) return;
      await inTransaction(em, id, async (em) => {
        await lockCommission(em, sql`select builder_id from commission_entry where id = ${id}`);
        const entries = await readEntries(
          em,
          sql`e.id = ${id} or e.request_id = (select request_id from commission_entry where id = ${id})`,
        );
        const ids = entries.map((entry) => entry.id);
        const statements = await readStatements(
          em,
          sql`s.id in (select statement_id from commission_statement_entry where entry_id = any(${ids}))`,
        );
        const change = compose({ entries, statements });
        const about = change?.contest?.statementId ?? entries[0]?.builderId;
        if (change && about) await saveChange(em, about, change, enqueue);
      });
    },

    async readSums(month, timeZone, now) {
      const row = await runOne(em, (db) =>
        db.selectNoFrom(({ selectFrom }) => [
          selectFrom("commission_statement")
            .select(sql<string>`coalesce(sum(total - settled - taken_off), 0)`.as("sum"))
            .where("state", "=", sql.lit("overdue"))
            .as("overdue"),
          selectFrom("commission_statement")
            .select(sql<string>`coalesce(sum(total), 0)`.as("sum"))
            .where("issued_at", ">=", new Date(now.getTime() - 32 * dayMs))
            .where(sql<boolean>`to_char(issued_at at time zone ${timeZone}, 'YYYY-MM') = ${month}`)
            .as("issued"),
          selectFrom("commission_sum")
            .select(sql<string>`coalesce(-sum(amount), 0)`.as("sum"))
            .where("month", "=", month)
            .where("kind", "in", ["paid", "refunded"])
            .as("paid"),
        ]),
      );
      return {
        overdue: Number(row?.overdue ?? 0),
        issued: Number(row?.issued ?? 0),
        paid: Number(row?.paid ?? 0),
      };
    },

    async readAges(builders, now) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("commission_statement")
          .select([
            "builder_id as builderId",
            // the bucket of an age is how many of the bounds it is above
            sql<number>`(select count(*) from unnest(${ageDays}::int[]) days
              where ${now}::timestamptz >= issued_at + make_interval(days => days + 1))::int`.as(
              "age",
            ),
            sql<string>`sum(total - settled - taken_off)`.as("open"),
          ])
          .where("builder_id", "=", anyOf(builders))
          .where("state", "in", ["issued", "contested", "overdue"])
          .where("total", ">", 0)
          .groupBy(["builder_id", "age"]),
      );
      const ages = Map.groupBy(rows, ({ builderId }) => builderId);
      return [...ages].map(([builderId, of]) => ({
        builderId,
        ages: [...ageDays, 0].map((_, index) =>
          Number(of.find(({ age }) => age === index)?.open ?? 0),
        ),
      }));
    },

    async readOwnSums(builderId, now) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("commission_statement")
          .select([
            sql<string>`coalesce(sum(total - settled - taken_off) filter (where state = 'overdue'), 0)`.as(
              "overdue",
            ),
            sql<string | null>`min(due_on) filter (where state = 'issued' and total > 0)`.as(
              "dueOn",
            ),
            sql<string | null>`min(number) filter (where ${isLongOverdue(now)})`.as("longOverdue"),
          ])
          .where("builder_id", "=", builderId)
          .where("state", "in", ["issued", "contested", "overdue"]),
      );
      return {
        overdue: Number(row?.overdue ?? 0),
        dueOn: row?.dueOn ?? null,
        longOverdue: row?.longOverdue ?? null,
      };
    },
  };
}

/** Builders with entries, each found by one look into the index. */
const buildersAfter = (after: BuilderId | null) => sql<{ id: BuilderId }>`(with recursive b as (
    (select builder_id as id from commission_entry where statement_id is null
      and builder_id > coalesce(${after}::uuid, ${lowestId}) order by builder_id limit 1)
    union all
    select (select builder_id from commission_entry where statement_id is null
      and builder_id > b.id order by builder_id limit 1) from b where b.id is not null)
  select id from b where id is not null)`;

/**
 * Whether the entry `e` of a builder is still on no statement, and the builder has none yet for the
 * month. Entries from before the month of the last statement are on one (see `insertEntry`), so it reads only later ones.
 */
const isToBill =
  (builderId: RawBuilder<unknown>, month: string) =>
  ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<ToBill, "e">) => {
    const last = sql<string>`(select coalesce(max(month), '') from commission_statement
      where builder_id = ${builderId})`;
    return and([
      sql<boolean>`e.builder_id = ${builderId}`,
      eb("e.kind", "=", anyOf(listedKinds)),
      eb("e.statement_id", "is", null),
      eb("e.month", "<=", month),
      eb("e.month", ">=", last),
      eb(last, "<", month),
      not(
        exists(selectFrom("commission_statement_entry as l").whereRef("l.entry_id", "=", "e.id")),
      ),
    ]);
  };
type ToBill = Tables & { e: Tables["commission_entry"] };

async function readOf(em: EntityManager, row: CommissionStatementRow): Promise<StatementRead> {
  const statement = toStatement(row);
  const { id } = statement;
  const [entries, since, contests] = await together([
    readEntries(
      em,
      sql`e.id in (select entry_id from commission_statement_entry where statement_id = ${id})`,
    ),
    readEntries(em, sql`e.statement_id = ${id}`),
    contestsOf(em, id),
  ]);
  return { statement, entries, since, contests };
}

/** Statements `s` of a condition, oldest first. */
async function readStatements(em: EntityManager, which: RawBuilder<boolean>) {
  const rows = await run(em, (db) =>
    db
      .selectFrom("commission_statement as s")
      .selectAll()
      .where(which)
      .orderBy("s.issued_at")
      .orderBy("s.id"),
  );
  const reads: StatementRead[] = [];
  for (const row of rows) reads.push(await readOf(em, row));
  return reads;
}

/** Entries `e` of a condition, in order. */
async function readEntries(em: EntityManager, which: RawBuilder<boolean>) {
  const rows = await run(em, (db) =>
    db
      .selectFrom("commission_entry as e")
      .select(({ fn }) => fn.toJson("e").as("entry"))
      .where(which)
      .orderBy("e.number"),
  );
  return rows.map(({ entry }) => toEntry(entry));
}

/** Stores a step, audited of `about`, in `em`'s transaction, which holds the lock of its builder's commission. */
async function saveChange(
  em: EntityManager,
  about: string,
  { statements, entries, messages, audit, contest }: CommissionChange,
  enqueue: Enqueue,
) {
  for (const { id, settled, takenOff, contested, state, reminders } of statements) {
    await run(em, (db) =>
      db
        .updateTable("commission_statement")
        .set({ settled, taken_off: takenOff, contested, state, reminders })
        .where("id", "=", id),
    );
  }
  for (const entry of entries) await insertEntry(em, entry);
  if (contest) await insertRows(em, "commission_contest", [contests.toRow(contest)], deciding);
  if (audit) await writeAuditEvent(em, { kind: "commission", id: about }, audit);
  await writeMessages(em, messages, enqueue);
}

/** Files about a contest `c` of an entry `e`. */
const contestFiles = sql<ContestRead["files"]>`(select coalesce(
    json_agg(json_build_object('id', f.id, 'name', f.name) order by f.created_at, f.id), '[]')
  from attachment f where f.quote_request_id = e.request_id and f.builder_id = c.builder_id
    and f.purpose = 'contest' and f.scan <> 'refused')`;

async function contestsOf(em: EntityManager, id: StatementId) {
  const rows = await run(em, (db) =>
    db
      .selectFrom("commission_contest as c")
      .innerJoin("commission_entry as e", "e.id", "c.entry_id")
      .select(({ fn }) => [fn.toJson("c").as("contest"), contestFiles.as("files")])
      .where("c.statement_id", "=", id)
      .orderBy("c.at"),
  );
  return rows.map(({ contest, files }) => ({ ...contests.toRecord(contest), files }));
}

/** A decision about a stored contest; another one of its entry is refused. */
const deciding: NonNullable<
  Parameters<typeof insertRows<"commission_contest", { id: ContestId }>>[3]
> = (insert) =>
  insert
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        decided_at: eb.ref("excluded.decided_at"),
        decided_by: eb.ref("excluded.decided_by"),
        amount: eb.ref("excluded.amount"),
        words: eb.ref("excluded.words"),
      })),
    )
    .returning("id");

async function hasKey(em: EntityManager, key: string): Promise<boolean> {
  const row = await runOne(em, (db) =>
    db.selectFrom("commission_entry").select("id").where("key", "=", key),
  );
  return row !== undefined;
}

const once: NonNullable<
  Parameters<typeof insertRows<"commission_operator", { version: number }>>[3]
> = (insert) => insert.onConflict((conflict) => conflict.doNothing()).returning("version");
