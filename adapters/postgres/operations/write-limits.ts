import { LRUCache } from "lru-cache";
import pg from "pg";
import type { Clock } from "../../../domain/shared/time/clock.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { createSigner } from "../../system/signer.ts";
import { connectionTo } from "../server/connection-to.ts";
import { isPooled } from "../server/pooler.ts";
import { leaveStatementsUnnamed } from "../sql/named-statements.ts";
import { together } from "../sql/run.ts";

type Amount = { amount: number; hours: number };
/** One limit: at most `amount` within a window that begins with the first use. */
type Counted = { key: string; amount: number; windowMs: number };
/** `full_until`: when the window ends, in Unix milliseconds, if it was already full. */
type Taking = { key: string; taken: boolean; full_until: string | null };
type Store = {
  takeGroups(groups: Counted[][]): Promise<(number | null)[]>;
  giveBackEach(counted: Counted[]): Promise<void>;
};
type Limiter = {
  take(key: string): Promise<number | null>;
  giveBack(key: string): Promise<void>;
  counted(key: string): Counted;
  store: Store;
};

const settings = [
  "synchronous_commit = off",
  // one generic plan for all lists, which uses the key index even if the table was small when
  // planned
  "plan_cache_mode = force_generic_plan",
  "enable_seqscan = off",
];

/**
 * Rate limits in PostgreSQL, shared by all processes. Takes several limits in one statement, over a
 * few connections of its own that don't wait for the disk (decision 026). Keys are stored as HMACs
 * with `secret`, so the table contains no names.
 */
export function openWriteLimits(url: string, secret: string, clock: Clock) {
  const isBehindPooler = isPooled(url);
  const pool = new pg.Pool({
    ...connectionTo(url),
    // sends a transaction with its settings in one round trip
    pipeline: isBehindPooler,
    application_name: "boothwright limits",
    max: 2,
    query_timeout: 2_000,
  });
  // a broken idle connection is replaced at the next use
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    if (isBehindPooler) leaveStatementsUnnamed(client);
    else client.query(settings.map((each) => `set ${each}`).join("; ")).catch(() => {});
  });

  /**
   * Sends settings with the transaction: behind a pooler, session settings would leak to the next
   * user.
   */
  async function ask<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
    if (!isBehindPooler) return pool.query<Row>(statement);
    const client = await pool.connect();
    const begin = ["begin", ...settings.map((each) => `set local ${each}`)].join("; ");
    try {
      const [, answer] = await together([
        client.query(begin),
        client.query<Row>(statement),
        client.query("commit"),
      ]);
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  const store: Store = {
    async takeGroups(groups) {
      const counted = groups.flat();
      if (counted.length === 0) return groups.map(() => null);
      const now = clock.now().getTime();
      const { rows } = await ask<Taking>({
        name: "take",
        text: take,
        values: [
          counted.map(({ key }) => key),
          counted.map(({ windowMs }) => now + windowMs),
          counted.map(({ amount }) => amount),
          groups.flatMap((group, place) => group.map(() => place)),
          now,
        ],
      });
      const found = new Map(rows.map((row) => [row.key, row]));
      const isTaken = ({ key }: Counted) => found.get(key)?.taken ?? false;
      const refused = groups.map((group) => !group.every(isTaken));
      const needless = groups.filter((_, at) => refused[at]).flatMap((all) => all.filter(isTaken));
      if (needless.length > 0) await store.giveBackEach(needless);
      return groups.map((group, at) => (refused[at] ? waitOf(group, found, now) : null));
    },
    async giveBackEach(counted) {
      await ask({
        name: "give-back",
        text: giveBack,
        values: [counted.map(({ key }) => key)],
      });
    },
  };

  function openOne(name: string, { amount, hours }: Amount): Limiter {
    const { sign } = createSigner({ current: secret, previous: null }, `limit of ${name}`);
    const windowMs = hours * hourMs;
    // most writers are one of a few keys, such as the site or an address
    const signed = new LRUCache<string, string>({ max: 200 });
    const counted = (key: string) => {
      const known = signed.get(key) ?? sign(key);
      signed.set(key, known);
      return { key: `${name}:${known}`, amount, windowMs };
    };
    return {
      take: async (key) => (await store.takeGroups([[counted(key)]]))[0] ?? null,
      giveBack: (key) => store.giveBackEach([counted(key)]),
      counted,
      store,
    };
  }

  return {
    /**
     * A limiter per row: at most `amount` in the `hours` that begin with a key's first use. Rows
     * count separately.
     */
    open<Name extends string>(table: Record<Name, Amount>): Record<Name, Limiter> {
      const rows = Object.entries<Amount>(table);
      const limiters = rows.map(([name, row]) => [name, openOne(name, row)]);
      return Object.fromEntries(limiters) as Record<Name, Limiter>;
    },
    close: () => pool.end(),
  };
}

/**
 * Seconds until a refused group has room again. A limit that became full concurrently has no known
 * end: then a whole window.
 */
function waitOf(group: Counted[], found: Map<string, Taking>, now: number): number {
  const ends = group.flatMap(({ key }) => found.get(key)?.full_until ?? []);
  const [first] = group;
  const waitMs = ends.length > 0 ? Math.max(...ends.map(Number)) - now : (first?.windowMs ?? 0);
  return waitMs / 1000;
}

/**
 * A window that ends more than this later than a new one would was started by a clock that has been
 * set back since.
 */
const skewMs = 60_000;

const isOver = `stored.expire <= $5 or stored.expire > excluded.expire + ${skewMs}`;

// When one limit of a group is full, nothing is written, so that a flood of refused requests
// doesn't write. Limits that become full concurrently are refused by the last condition. Sorted, so
// that two statements lock shared rows in the same order.
const take = `
  with asked as (
    select * from unnest($1::text[], $2::bigint[], $3::int[], $4::int[]) as asked (key, expire, amount, place)
  ), seen as (
    select *, (select known.expire from rate_limit known where known.key = asked.key and known.points >= asked.amount
      and known.expire > $5 and known.expire <= asked.expire + ${skewMs}) as full_until
    from asked
  ), taken as (
    insert into rate_limit as stored (key, points, expire)
    select key, 1, expire from asked
    where amount > 0 and place not in (select place from seen where full_until is not null) order by key
    on conflict (key) do update set
      points = case when ${isOver} then 1 else stored.points + 1 end,
      expire = case when ${isOver} then excluded.expire else stored.expire end
    where ${isOver} or stored.points < (select amount from asked where asked.key = excluded.key)
    returning key
  )
  select key, key in (select key from taken) as taken, full_until from seen`;

const giveBack = `
  update rate_limit set points = greatest(points - 1, 0)
  where key in (select key from rate_limit where key = any ($1::text[]) order by key for update)`;
