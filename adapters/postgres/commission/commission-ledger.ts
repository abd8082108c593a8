import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { EntryId } from "../../../domain/commission/entry.ts";
import type { CommissionLedger, ListedEntry } from "../../../domain/commission/ports.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import {
  compileEach,
  compileOnce,
  type QueryValues,
  run,
  runOne,
  runPatiently,
  type Tables,
} from "../sql/run.ts";
import { lockCommission, toEntry } from "./commission-entries.ts";
import { findExpectedJobs, zoneText } from "./follow-commission.ts";

/** Reads the commission's ledger in PostgreSQL. Needs the request's own `em`. */
export function createPostgresCommissionLedger(em: EntityManager): CommissionLedger {
  return {
    async listEntries(builderId, { limit, after }) {
      const values = { ...givenPosition(after), builderId, limit: limit + 1 };
      const rows = await readEntries(em, { isOfOne: builderId !== null }, values);
      return toPage(
        rows.map(({ entry, statement }) => ({ ...toEntry(entry), statement })),
        limit,
        ({ at, id }) => ({ at, id }),
      );
    },

    async readOpen(builderId) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("commission_sum")
          .select(({ fn }) => fn.sum<string>("amount").as("open"))
          .where("builder_id", "=", builderId),
      );
      return Number(row?.open ?? 0);
    },

    async readSums(month, builders) {
      const [all, rows] = await Promise.all([
        readAccrued(em, { month }),
        readBuilders(em, { limit: builders }),
      ]);
      return {
        accrued: Number(all[0]?.accrued ?? 0),
        open: Number(rows[0]?.ofAll ?? 0),
        builders: rows.map(({ builderId, builderName, accrued, open }) => ({
          builderId,
          builderName,
          accrued: Number(accrued),
          open: Number(open),
        })),
      };
    },

    async recount() {
      const differing = await runPatiently(em, (db) =>
        db
          .selectFrom(countedSums(db).as("c"))
          .fullJoin("commission_sum as s", (join) =>
            join
              .onRef("s.builder_id", "=", "c.builder_id")
              .onRef("s.month", "=", "c.month")
              .onRef("s.kind", "=", "c.kind"),
          )
          .select(sql<BuilderId>`coalesce(c.builder_id, s.builder_id)`.as("id"))
          .distinct()
          .where(sql<SqlBool>`(c.amount, c.entries) is distinct from (s.amount, s.entries)`),
      );
      for (const { id } of differing) {
        await em.transactional(async (em) => {
          await lockCommission(em, sql`${id}`);
          await run(em, (db) => db.deleteFrom("commission_sum").where("builder_id", "=", id));
          await run(em, (db) =>
            db
              .insertInto("commission_sum")
              .columns(["builder_id", "month", "kind", "amount", "entries", "builder_name"])
              .expression(countedSums(db).where("e.builder_id", "=", id)),
          );
        });
      }
      return differing.length;
    },

    async listUnagreed({ limit, after }) {
      const rows = await readUnagreed(em, { ...givenPosition(after), limit: limit + 1 });
      return toPage(
        rows.map(({ completedAt, ...job }) => ({
          ...job,
          completedAt: new Date(completedAt ?? 0),
        })),
        limit,
        ({ completedAt, requestId }) => ({ at: completedAt, id: requestId }),
      );
    },

    listBases: (since, limit) =>
      run(em, (db) =>
        db
          .selectFrom(
            db
              .selectFrom("commission_entry")
              .selectAll()
              .where("kind", "=", sql.lit("accrued"))
              .where("at", ">=", since)
              .orderBy("at", "desc")
              .limit(limit)
              .as("e"),
          )
          .select(["e.base_cents as baseCents", "e.is_repeat as isRepeat", "e.amount"])
          // each accrual looks up its reversal: a join would read the whole ledger
          .where(({ eb, selectFrom }) =>
            eb(
              selectFrom("commission_entry as v")
                .select("v.id")
                .whereRef("v.request_id", "=", "e.request_id")
                .whereRef("v.round", "=", "e.round")
                .where("v.kind", "=", sql.lit("reversed"))
                .limit(sql.lit(1)),
              "is",
              null,
            ),
          )
          .orderBy("e.at", "desc"),
      ),

    listExpected: (limit) => findExpectedJobs(em, limit),

    async readTimeZone() {
      const row = await runOne(em, (db) => db.selectNoFrom(zoneText.as("zone")));
      return row?.zone ?? "UTC";
    },
  };
}

/** The sums as the ledger `e` has them. */
const countedSums = (db: Kysely<Tables>) =>
  db
    .selectFrom("commission_entry as e")
    .select([
      "e.builder_id",
      "e.month",
      "e.kind",
      sql<number>`sum(e.amount)::bigint`.as("amount"),
      sql<number>`count(*)::int`.as("entries"),
      sql<string>`(array_agg(e.builder_name order by e.number desc))[1]`.as("builder_name"),
    ])
    .groupBy(["e.builder_id", "e.month", "e.kind"]);

type Values = GivenPosition & { builderId: BuilderId | null; limit: number };

const readEntries = compileEach(
  (db, given: QueryValues<Values>, { isOfOne }: { isOfOne: boolean }) =>
    db
      .selectFrom("commission_entry as e")
      .select(({ fn }) => [
        fn.toJson("e").as("entry"),
        sql<
          ListedEntry["statement"]
        >`(select json_build_object('number', s.number, 'state', s.state)
          from commission_statement s where s.id = coalesce(e.statement_id,
            (select l.statement_id from commission_statement_entry l where l.entry_id = e.id)))`.as(
          "statement",
        ),
      ])
      .where(({ eb, refTuple }) => eb(refTuple("e.at", "e.id"), "<", positionGiven<EntryId>(given)))
      .$if(isOfOne, (query) =>
        query.where("e.builder_id", "=", sql<BuilderId>`${given("builderId")}::uuid`),
      )
      .orderBy("e.at", "desc")
      .orderBy("e.id", "desc")
      .limit(given("limit")),
);

const accruing = sql<string>`sum(amount) filter (where kind in ('accrued', 'reversed', 'adjusted', 'waived'))`;

const readAccrued = compileOnce((db, given: QueryValues<{ month: string }>) =>
  db
    .selectFrom("commission_sum")
    .select(accruing.as("accrued"))
    .where("month", "=", given("month")),
);

const readBuilders = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  db
    .selectFrom(
      db
        .selectFrom("commission_sum")
        .select([
          "builder_id as builderId",
          sql<string>`coalesce(${accruing}, 0)`.as("accrued"),
          sql<string>`sum(amount)`.as("open"),
          sql<string>`sum(sum(amount)) over ()`.as("ofAll"),
        ])
        .groupBy("builder_id")
        .orderBy("open", "desc")
        .orderBy("builder_id")
        .limit(given("limit"))
        .as("b"),
    )
    .selectAll("b")
    .select(
      sql<string>`(select builder_name from commission_sum n where n.builder_id = b."builderId"
        order by month desc limit 1)`.as("builderName"),
    )
    .orderBy(sql`b.open`, "desc")
    .orderBy("b.builderId"),
);

const readUnagreed = compileOnce((db, given: QueryValues<GivenPosition & { limit: number }>) =>
  db
    .selectFrom("quote_request as q")
    .innerJoin("quote_response as r", "r.quote_request_id", "q.id")
    .leftJoin("builder as b", "b.id", "r.builder_id")
    .select([
      "q.id as requestId",
      "q.trade_show_name as show",
      "b.name as builderName",
      "r.quoted_amount as amount",
      "q.closed_at as completedAt",
    ])
    .where("q.status", "=", sql.lit("completed"))
    .where("r.status", "=", sql.lit("accepted"))
    .where(
      "q.closed_at",
      ">=",
      sql<Date>`(select min(valid_from) from commission_rates where builder_id is null)`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("quote_rates as v").whereRef("v.quote_response_id", "=", "r.id"))),
    )
    .where(
      ({ ref }) => sql<SqlBool>`(${ref("q.closed_at")}, ${ref("q.id")}) < ${positionGiven(given)}`,
    )
    .orderBy("q.closed_at", "desc")
    .orderBy("q.id", "desc")
    .limit(given("limit")),
);
