import type { EntityManager } from "@mikro-orm/postgresql";
import type { Leftovers } from "../../../domain/housekeeping/ports.ts";
import { runSql } from "../sql/run-sql.ts";

/** So many rows at a time, so that nobody waits for long. */
const batch = 5_000;

const conditions = {
  idempotency_key: "created_at < $2::timestamptz",
  receipt: "expires_at <= $1::timestamptz",
  sign_in: "expires_at <= $1::timestamptz",
  email_change: "expires_at <= $1::timestamptz",
  provider_attempt: "expires_at <= $1::timestamptz",
  passkey_challenge: "expires_at <= $1::timestamptz",
  contact_message: "created_at < $3::timestamptz",
  message: "state <> 'queued' and ended_at < $4::timestamptz",
  rate_limit: "expire <= extract(epoch from $1::timestamptz) * 1000",
} as const;

type Options = {
  /** How long lines of the audit trail are kept: by the database's clock, and twelve months at least. */
  auditMonths: number;
};

/** Sweeps what is over out of PostgreSQL. */
export function createPostgresLeftovers(em: EntityManager, { auditMonths }: Options): Leftovers {
  async function sweepTable(
    table: string,
    condition: string,
    values: (Date | null)[],
  ): Promise<number> {
    const sql = `with given as (select $1::timestamptz, $2::timestamptz, $3::timestamptz, $4::timestamptz)
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${condition} limit ${batch}
      )) returning 1`;
    let removed = 0;
    for (;;) {
      const { length } = await runSql(em, sql, values);
      removed += length;
      if (length < batch) return removed;
    }
  }

  async function sweepTrail(): Promise<number> {
    const sql = "select remove_old_audit_events($1, $2) as removed";
    let removed = 0;
    for (;;) {
      const [row] = await runSql<{ removed: number }>(em, sql, [auditMonths, batch]);
      removed += row?.removed ?? 0;
      if ((row?.removed ?? 0) < batch) return removed;
    }
  }

  return {
    async sweep({ now, keysUntil, contactMessagesUntil, mailsUntil }) {
      const until = [now, keysUntil, contactMessagesUntil, mailsUntil];
      const swept: Record<string, number> = {};
      for (const [table, condition] of Object.entries(conditions)) {
        swept[table] = await sweepTable(table, condition, until);
      }
      swept.audit_event = await sweepTrail();
      return swept;
    },
  };
}
