import type pg from "pg";
import { isDatabaseAway } from "../sql/is-database-away.ts";
import { type LogPosition, parseLogPosition } from "./log-position.ts";

export type Standby = {
  /**
   * Rows as of this position or later. Null when the standby lags, is unavailable or too slow.
   * Never rejects.
   */
  read<Row extends object>(query: pg.QueryConfig, from: LogPosition): Promise<Row[] | null>;
  close(): Promise<void>;
};

type Options = {
  pool: pg.Pool;
  /** Called when the server is taken out of use, and when it is back. */
  report: (words: string) => void;
  /** Delay between probes of an unavailable server, in milliseconds. */
  retryMs?: number;
  /** After lagging, the server's position isn't read again for this long, in milliseconds. */
  patienceMs?: number;
  now?: () => number;
  readPosition?: (client: pg.ClientBase) => Promise<LogPosition>;
};

const slotsTaken = /^timeout exceeded when trying to connect/;
/** Errors of a responding server: this query, or its wait for a lock, took too long. */
const tooSlow = new Set<unknown>(["57014", "55P03"]);

/**
 * Reads from one standby. The position is tracked per connection, since several servers may share a
 * URL. Positions only increase, so a connection is queried again only for a later one.
 */
export function createStandby({
  pool,
  report,
  retryMs = 1_000,
  patienceMs = 10,
  now = () => performance.now(),
  readPosition = askPosition,
}: Options): Standby {
  const positions = new WeakMap<pg.ClientBase, LogPosition>();
  let isAway = false;
  let isClosed = false;
  let probe: ReturnType<typeof setTimeout> | undefined;
  let wasBehind = { at: Number.NEGATIVE_INFINITY, position: 0n };

  async function hasReached(client: pg.ClientBase, from: LogPosition): Promise<boolean> {
    if ((positions.get(client) ?? -1n) >= from) return true;
    const position = await readPosition(client);
    positions.set(client, position);
    if (position >= from) return true;
    wasBehind = { at: now(), position };
    return false;
  }

  function leaveOut(error: unknown) {
    if (isAway || isClosed) return;
    isAway = true;
    report(`A standby is away, the primary answers for it: ${(error as Error).message}`);
    scheduleProbe();
  }

  function scheduleProbe() {
    probe = setTimeout(async () => {
      const isBack = await within(async (client) => {
        await readPosition(client);
        return true;
      }).catch(() => false);
      if (isClosed) return;
      if (!isBack) return scheduleProbe();
      isAway = false;
      report("The standby is back");
    }, retryMs);
    probe.unref?.();
  }

  /** Closes the connection instead of reusing it when the work fails. */
  async function within<Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
    const client = await pool.connect();
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    async read<Row extends object>(query: pg.QueryConfig, from: LogPosition) {
      const isBehind = wasBehind.position < from && now() - wasBehind.at < patienceMs;
      if (isAway || isBehind) return null;
      try {
        return await within(async (client) => {
          // the server may have become unavailable while this read waited for a connection
          if (isAway || !(await hasReached(client, from))) return null;
          return (await client.query<Row>(query)).rows;
        });
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        const isInUse = tooSlow.has(code) || slotsTaken.test(message);
        if (isDatabaseAway(error) && !isInUse) leaveOut(error);
        return null;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(probe);
    },
  };
}

/** A server that was promoted meanwhile has its own write position. */
const positionNow = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end::text as position`;

async function askPosition(client: pg.ClientBase): Promise<LogPosition> {
  const { rows } = await client.query<{ position: string | null }>({
    name: "position-now",
    text: positionNow,
  });
  return parseLogPosition(rows[0]?.position ?? "") ?? 0n;
}
