import { createClient } from "../server/connection-to.ts";

/** The state of a server that may be a standby. */
export type StandbyFacts = {
  /** Whether it is a standby. */
  isStandby: boolean;
  /** Bytes of the primary's log that it hasn't received yet. */
  behindBytes: number;
};

/** Compares a standby with the primary. Rejects when one of them doesn't answer. */
export async function readStandbyFacts(
  standbyUrl: string,
  primaryUrl: string,
): Promise<StandbyFacts> {
  const { position } = await ask<{ position: string }>(
    primaryUrl,
    "select pg_current_wal_lsn()::text as position",
  );
  return ask<StandbyFacts>(
    standbyUrl,
    `select pg_is_in_recovery() as "isStandby",
       greatest(0, pg_wal_lsn_diff($1::pg_lsn, coalesce(pg_last_wal_replay_lsn(), '0/0')))::float8 as "behindBytes"`,
    [position],
  );
}

async function ask<Row extends object>(url: string, text: string, values: string[] = []) {
  const client = createClient(url, {
    application_name: "boothwright doctor",
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows[0] as Row;
  } finally {
    await client.end().catch(() => {});
  }
}
