import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, sql } from "kysely";
import type { Benchmark } from "../../../domain/offers/benchmark.ts";
import type { ShowServices } from "../../../domain/offers/landed/service-rates.ts";
import {
  maxShowsOfRates,
  type PriceGuide,
  type RateRepository,
  type ServicesOf,
} from "../../../domain/rates/ports.ts";
import type { BuilderId, TradeShowId } from "../../../domain/shared/id.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { contentVersion } from "../../../domain/shared/writes/content-version.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { isSameShow } from "../../../domain/trade-shows/is-same-show.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run, runOne, type Tables } from "../sql/run.ts";

/** Rates in PostgreSQL. Needs the request's own `em`. */
export function createPostgresRateRepository(em: EntityManager): RateRepository {
  return {
    async findPriceGuide(showName) {
      const [guide] = await readPriceGuide(em, { word: longestWord(showName) });
      const { shows = [], countries = [], benchmarks = [] } = guide ?? {};
      return {
        shows: shows.filter(({ title }) => isSameShow(title, showName)),
        countries,
        benchmarks,
      };
    },

    async findServices(of) {
      if ("showId" in of && !isUuid(of.showId)) return null;
      return readServices(em, of);
    },

    async listServices() {
      const [shows, countries] = await Promise.all([listShows(em, {}), listCountries(em, {})]);
      return { shows, countries };
    },

    saveServices: (of, services, { audit, seen }) =>
      em.transactional(async (em) => {
        if ("showId" in of && !(await hasShow(em, of.showId))) return false;
        await oneAtATime(em);
        const stored = await readServices(em, of);
        if (seen !== undefined && seen !== contentVersion(stored)) {
          throw new StaleWriteError("show services");
        }
        await removeServices(em, of);
        if (services) {
          const { showId = null, country = null } = { showId: null, country: null, ...of };
          await insertRows(em, "show_services", [{ trade_show_id: showId, country, services }]);
        }
        const id = "country" in of ? of.country : of.showId;
        await writeAuditEvent(em, { kind: "rates", id }, audit);
        return true;
      }),

    async listBenchmarks() {
      return (await readPriceGuide(em, { word: null }))[0]?.benchmarks ?? [];
    },

    replaceBenchmarks: (benchmarks, { audit, seen }) =>
      em.transactional(async (em) => {
        await oneAtATime(em);
        const [stored] = await readPriceGuide(em, { word: null });
        if (seen !== undefined && seen !== contentVersion(stored?.benchmarks ?? [])) {
          throw new StaleWriteError("benchmarks");
        }
        await run(em, (db) => db.deleteFrom("benchmark"));
        await insertRows(
          em,
          "benchmark",
          benchmarks.map(({ asOf, ...benchmark }, position) => {
            return { position, ...benchmark, as_of: asOf };
          }),
        );
        await writeAuditEvent(em, { kind: "rates", id: "benchmarks" }, audit);
      }),

    async listRates(builderId) {
      const [row] = await readCard(em, { builderId });
      return row?.rates ?? [];
    },

    replaceRates: (builderId, rates, { seen } = {}) =>
      em.transactional(async (em) => {
        await oneAtATime(em);
        const [stored] = await readCard(em, { builderId });
        if (seen !== undefined && seen !== contentVersion(stored?.rates ?? [])) {
          throw new StaleWriteError("rates");
        }
        const card = { builder_id: builderId, rates: [...rates], updated_at: momentOf(em) };
        await insertRows(em, "rate_card", [card], replacing);
      }),
  };
}

type InsertCard = InsertQueryBuilder<Tables, "rate_card", InsertResult>;

const replacing = (insert: InsertCard) =>
  insert.onConflict((conflict) =>
    conflict.column("builder_id").doUpdateSet((eb) => ({
      rates: eb.ref("excluded.rates"),
      updated_at: eb.ref("excluded.updated_at"),
    })),
  );

/** The word by which the index finds shows of a name; null when the name has no long word. */
function longestWord(name: string): string | null {
  const words = foldText(name)
    .replace(/\b(19|20)\d\d\b/g, " ")
    .match(/[\p{L}\p{N}]+/gu);
  return words?.reduce((one, other) => (other.length > one.length ? other : one)) ?? null;
}

async function hasShow(em: EntityManager, id: TradeShowId): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await runOne(em, (db) =>
    db.selectFrom("trade_show").select("id").where("id", "=", id).forKeyShare(),
  );
  return row !== undefined;
}

/** Arbitrary number, distinct from our other advisory locks. */
const ratesLock = 5_238_114;

/**
 * Takes the lock for saving rates until the transaction ends. Rates are saved seldom, so one lock
 * is enough.
 */
async function oneAtATime(em: EntityManager) {
  await run(em, (db) =>
    db.selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [val(ratesLock)]).as("locked")),
  );
}

async function readServices(em: EntityManager, of: ServicesOf): Promise<ShowServices | null> {
  const row = await runOne(em, (db) => {
    const all = db.selectFrom("show_services").select("services");
    return "country" in of
      ? all.where("country", "=", of.country)
      : all.where("trade_show_id", "=", of.showId);
  });
  return row?.services ?? null;
}

const listShows = compileOnce((db) =>
  db
    .selectFrom("show_services as v")
    .innerJoin("trade_show as s", "s.id", "v.trade_show_id")
    .select(["s.id", "s.title", "s.year", "s.city", "s.state", "v.services"])
    .orderBy("s.title")
    .orderBy("s.id")
    .limit(sql.lit(maxShowsOfRates)),
);

const listCountries = compileOnce((db) =>
  db
    .selectFrom("show_services as v")
    .select(({ ref }) => [ref("v.country").$notNull().as("country"), "v.services"])
    .where("v.country", "is not", null)
    .orderBy("v.country"),
);

async function removeServices(em: EntityManager, of: ServicesOf) {
  await run(em, (db) => {
    const all = db.deleteFrom("show_services");
    return "country" in of
      ? all.where("country", "=", of.country)
      : all.where("trade_show_id", "=", of.showId);
  });
}

const readCard = compileOnce((db, given: QueryValues<{ builderId: BuilderId }>) =>
  db.selectFrom("rate_card").select("rates").where("builder_id", "=", given("builderId")),
);

/** Reads at most a hundred shows of a similar name, among which the domain chooses. */
const readPriceGuide = compileOnce((db, given: QueryValues<{ word: string | null }>) => {
  const list = <Row>(rows: unknown) =>
    sql<Row[]>`coalesce((select json_agg(it) from ${rows} it), '[]')`;
  const shows = db
    .selectFrom("trade_show as s")
    .leftJoin("show_services as v", "v.trade_show_id", "s.id")
    .select(["s.title", "s.year", "s.city", "s.state", "v.services"])
    .where(
      ({ ref }) => sql<boolean>`${ref("s.search_text")} like '%' || ${given("word")}::text || '%'`,
    )
    .orderBy("v.services", (order) => order.nullsLast())
    .limit(sql.lit(100));
  const countries = db
    .selectFrom("show_services as v")
    .select(["v.country", "v.services"])
    .where("v.country", "is not", null)
    .orderBy("v.country");
  const benchmarks = db
    .selectFrom("benchmark as b")
    .select(["b.category", "b.unit", "b.low", "b.high", "b.source", "b.address"])
    .select("b.as_of as asOf")
    .orderBy("b.position");
  return db.selectNoFrom([
    list<PriceGuide["shows"][number]>(shows).as("shows"),
    list<PriceGuide["countries"][number]>(countries).as("countries"),
    list<Benchmark>(benchmarks).as("benchmarks"),
  ]);
});
