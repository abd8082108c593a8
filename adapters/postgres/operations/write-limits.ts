import { LRUCache } from "lru-cache";
import pg from "pg";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { createSigner } from "../../system/signer.ts";
import { connectionTo } from "../server/connection-to.ts";

type Amount = { amount: number; hours: number };
/** One that is counted: at most `amount` in the window that begins with the first. */
type Counted = { key: string; amount: number; windowMs: number };
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

/**
 * Rate limits in PostgreSQL, shared by all processes: several limits in one statement, on a few
 * connections of their own that do not wait for the disk (decision 068). Keys are stored signed
 * with `secret`, so the table contains no names.
 */
export function openWriteLimits(url: string, secret: string) {
  const pool = new pg.Pool({
    ...connectionTo(url),
    application_name: "boothwright limits",
    max: 2,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  // an idle connection that breaks is replaced with the next question
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // a plan for its lists each time would take longer than the statement
    const settings = "set synchronous_commit = off; set plan_cache_mode = force_generic_plan";
    client.query(settings).catch(() => {});
  });

  const store: Store = {
    async takeGroups(groups) {
      const counted = groups.flat();
      if (counted.length === 0) return groups.map(() => null);
      const now = Date.now();
      const { rows } = await pool.query<{ key: string; taken: boolean; expire: string | null }>({
        name: "take",
        text: take,
        values: [
          counted.map(({ key }) => key),
          counted.map(({ windowMs }) => now + windowMs),
          counted.map(({ amount }) => amount),
          now,
        ],
      });
      const found = new Map(rows.map((row) => [row.key, row]));
      const isTaken = ({ key }: Counted) => found.get(key)?.taken ?? false;
      const full = groups.map((group) => group.find((each) => !isTaken(each)));
      const needless = groups.flatMap((group, at) => (full[at] ? group.filter(isTaken) : []));
      if (needless.length > 0) await store.giveBackEach(needless);
      return full.map((it) => {
        if (!it) return null;
        const expire = Number(found.get(it.key)?.expire ?? now + it.windowMs);
        return Math.max(0, expire - now) / 1000;
      });
    },
    async giveBackEach(counted) {
      await pool.query({
        name: "give-back",
        text: giveBack,
        values: [counted.map(({ key }) => key)],
      });
    },
  };

  function openOne(name: string, { amount, hours }: Amount): Limiter {
    const { sign } = createSigner({ current: secret, previous: null }, `limit of ${name}`);
    const windowMs = hours * hourMs;
    // most of those who write are one of a few, as the site or an address
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
    /** One for each row: at most `amount` in the `hours` that begin with a key's first. The rows count apart. */
    open<Name extends string>(table: Record<Name, Amount>): Record<Name, Limiter> {
      const rows = Object.entries<Amount>(table);
      const limiters = rows.map(([name, row]) => [name, openOne(name, row)]);
      return Object.fromEntries(limiters) as Record<Name, Limiter>;
    },
    close: () => pool.end(),
  };
}

/** A window that ends this much later than one that begins now was begun by a clock that has been set back since. */
const skewMs = 60_000;

const isOver = `stored.expire <= $4 or stored.expire > excluded.expire + ${skewMs}`;

// A full one is not written, so a flood of refused requests writes nothing. What is read beside is as before the statement.
// Sorted, so that two statements lock the rows that both count in the same order.
const take = `
  with asked as (
    select key, expire, amount from unnest($1::text[], $2::bigint[], $3::int[]) as asked (key, expire, amount)
  ), taken as (
    insert into rate_limit as stored (key, points, expire)
    select key, 1, expire from asked where amount > 0 order by key
    on conflict (key) do update set
      points = case when ${isOver} then 1 else stored.points + 1 end,
      expire = case when ${isOver} then excluded.expire else stored.expire end
    where ${isOver} or stored.points < (select amount from asked where asked.key = excluded.key)
    returning key
  )
  select key, key in (select key from taken) as taken,
    case when key not in (select key from taken) then (select expire from rate_limit where key = asked.key) end as expire
  from asked`;

const giveBack = `
  update rate_limit set points = greatest(points - 1, 0)
  where key in (select key from rate_limit where key = any ($1::text[]) order by key for update)`;
