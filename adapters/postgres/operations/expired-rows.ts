import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { ExpiredRows } from "../../../domain/cleanup/ports.ts";
import { collectFailures } from "../../../domain/shared/collect-failures.ts";
import { run, runOne, type Tables } from "../sql/run.ts";

/** Rows per statement: small batches hold their locks briefly. */
const batch = 5_000;

const swept = [
  "idempotency_key",
  "receipt",
  "sign_in",
  "email_change",
  "provider_attempt",
  "builder_invite",
  "passkey_challenge",
  "contact_message",
  "message",
  "rate_limit",
] as const;
type Swept = (typeof swept)[number];
type Until = Parameters<ExpiredRows["sweep"]>[0];

/** Condition for a table's expired rows; null when they never expire. */
function isOver(table: Swept, until: Until): Expression<SqlBool> | null {
  const { now, keysUntil, contactMessagesUntil, mailsUntil } = until;
  const eb = expressionBuilder<Tables, Swept>();
  switch (table) {
    case "idempotency_key":
      return eb("idempotency_key.created_at", "<", keysUntil);
    case "contact_message":
      return contactMessagesUntil && eb("contact_message.created_at", "<", contactMessagesUntil);
    case "message":
      return (
        mailsUntil &&
        eb.and([
          eb("message.state", "<>", sql.lit("queued")),
          eb("message.ended_at", "<", mailsUntil),
        ])
      );
    case "rate_limit":
      return sql`${eb.ref("rate_limit.expire")} <= ${now.getTime()}::bigint`;
    default:
      return eb(`${table}.expires_at`, "<=", now);
  }
}

type Options = {
  /** Retention of audit lines in months, by the database's clock; at least twelve. */
  auditMonths: number;
};

/** Deletes expired rows from PostgreSQL. */
export function createPostgresExpiredRows(
  em: EntityManager,
  { auditMonths }: Options,
): ExpiredRows {
  async function sweepTable(table: Swept, isOver: Expression<SqlBool>): Promise<number> {
    let removed = 0;
    for (;;) {
      const { length } = await run(em, (db) => {
        const some = db
          .selectFrom(table)
          .select(sql.ref("ctid").as("ctid"))
          .where(isOver)
          .limit(sql.lit(batch))
          // rows locked by other statements wait for the next hour, since waiting could deadlock
          .forUpdate()
          .skipLocked();
        return db
          .deleteFrom(table)
          .where(sql<SqlBool>`ctid = any (array(${some}))`)
          .returning(sql.lit(1).as("removed"));
      });
      removed += length;
      if (length < batch) return removed;
    }
  }

  async function sweepAuditLog(): Promise<number> {
    let removed = 0;
    for (;;) {
      const row = await runOne(em, (db) =>
        db.selectNoFrom(({ fn, val }) =>
          fn<number>("remove_old_audit_events", [val(auditMonths), val(batch)]).as("removed"),
        ),
      );
      removed += row?.removed ?? 0;
      if ((row?.removed ?? 0) < batch) return removed;
    }
  }

  return {
    async sweep(until) {
      const counts: Record<string, number> = {};
      const { attempt, throwFailures } = collectFailures();
      for (const table of swept) {
        const condition = isOver(table, until);
        await attempt(async () => {
          counts[table] = condition ? await sweepTable(table, condition) : 0;
        });
      }
      await attempt(async () => {
        counts.audit_event = await sweepAuditLog();
      });
      throwFailures();
      return counts;
    },
  };
}
