import { createClient } from "../server/connection-to.ts";

/** The state of one server that follows the primary. */
export type StandbyFacts = {
  /** Whether it follows one at all. */
  isStandby: boolean;
  /** Bytes of the log that the primary has and it has not yet. */
  behindBytes: number;
};

/** Compares a standby with the primary at this moment. Rejects when one of them does not answer. */
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
