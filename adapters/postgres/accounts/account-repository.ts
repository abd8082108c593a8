import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountRepository } from "../../../domain/accounts/ports.ts";
import type { User } from "../../../domain/accounts/user.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { exportSql } from "../operations/export-sql.ts";
import type { EmailChangeRow } from "../schema/accounts/email-change.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { AuditEventRow } from "../schema/audit-event.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toEmailChange, toEmailChangeRow } from "./email-change-mapper.ts";
import { toAccountEvent } from "./to-account-event.ts";
import { toUser } from "./user-mapper.ts";
import { writeAccountEvent } from "./write-account-event.ts";

const removals = [
  // what an admin looked at holds the contacts too
  `update review set held = null, earlier = null
   where builder_id in (select id from builder where user_id = $1)`,
  // changed, so that a content source hears of it too
  `update builder set public = false, email = null, phone = null, website = null, updated_at = now()
   where user_id = $1`,
  "delete from users where id = $1",
  "select blank_account_events($1)",
];

const moveMuted = `insert into muted_mail (address, topic)
  select $2::text, m.topic from muted_mail m join users u on u.email = m.address where u.id = $1
  on conflict do nothing`;

/** Keeps what people change about their own accounts. Wants the `em` of its own request. */
export function createPostgresAccountRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): AccountRepository {
  // Only the columns that were asked for: who was made an admin meanwhile stays one.
  async function update(em: EntityManager, sql: string, values: unknown[]): Promise<User | null> {
    const [row] = await runSql<{ user: Stored<UserRow> }>(
      em,
      `update users u set ${sql} returning to_json(u) as "user"`,
      values,
    );
    return row ? toUser(row.user) : null;
  }

  return {
    changeProfile: ({ userId, profile, event, emailChange }) =>
      em.transactional(async (em) => {
        const { firstName, lastName, phone, company, jobTitle } = profile;
        const user = await update(
          em,
          `first_name = $2, last_name = $3, phone = $4, company = $5, job_title = $6, updated_at = $7
           where id = $1`,
          [userId, firstName, lastName, phone, company, jobTitle, event.at],
        );
        if (!user) return null;
        await writeAccountEvent(em, event);
        if (emailChange) {
          await runSql(em, "delete from email_change where user_id = $1 or expires_at <= $2", [
            userId,
            event.at,
          ]);
          await insertRows(em, "email_change", [toEmailChangeRow(emailChange.change)]);
          await writeMessages(em, emailChange.letters, enqueue);
        }
        return user;
      }),

    switchType: ({ userId, userType, event }) =>
      em.transactional(async (em) => {
        const user = await update(
          em,
          "user_type = $2, updated_at = $3 where id = $1 and user_type <> 'admin'",
          [userId, userType, event.at],
        );
        if (user) await writeAccountEvent(em, event);
        return user;
      }),

    async findEmailChange(tokenHash, now) {
      const sql = `select to_json(c) as change from email_change c
        where token_hash = $1 and expires_at > $2`;
      const [row] = await runSql<{ change: Stored<EmailChangeRow> }>(em, sql, [tokenHash, now]);
      return row ? toEmailChange(row.change) : null;
    },

    async findEmailToConfirm(userId, now) {
      const sql = "select email from email_change where user_id = $1 and expires_at > $2";
      const [row] = await runSql<{ email: string }>(em, sql, [userId, now]);
      return row?.email ?? null;
    },

    async dropEmailChange(userId) {
      await runSql(em, "delete from email_change where user_id = $1", [userId]);
    },

    async listEvents(userId, limit) {
      const rows = await runSql<{ event: Stored<AuditEventRow> }>(
        em,
        `select to_json(e) as event from audit_event e
         where actor_id = $1 and object_kind = 'account' order by at desc, id desc limit $2`,
        [userId, limit],
      );
      return rows.map(({ event }) => toAccountEvent(event));
    },

    exportData: (userId, event) =>
      em.transactional(async (em) => {
        await writeAccountEvent(em, event);
        const [row] = await runSql<{ data: Record<string, unknown> }>(em, exportSql, [userId]);
        return row?.data ?? {};
      }),

    remove: (user, event) =>
      em.transactional(async (em) => {
        for (const sql of removals) await runSql(em, sql, [user.id]);
        await runSql(em, "delete from sign_in where email = $1", [user.email]);
        await runSql(em, "delete from muted_mail where address = $1", [user.email]);
        await runSql(
          em,
          `delete from message where to_address = $1
             and kind in ('sign-in', 'email-change', 'email-change-notice', 'account-notice', 'passkey-notice', 'provider-notice', 'proof-code')`,
          [user.email],
        );
        await runSql(
          em,
          "insert into erasure (kind, subject_id, at) values ('account', $1, $2) on conflict do nothing",
          [user.id, event.at],
        );
        await writeAccountEvent(em, event);
      }),

    async confirmEmail({ change, event }) {
      try {
        return await em.transactional(async (em) => {
          const taken = await runSql(em, "delete from email_change where id = $1 returning id", [
            change.id,
          ]);
          if (taken.length === 0) return "gone";
          // What somebody does not want to hear of, they do not want to hear of there either.
          await runSql(em, moveMuted, [change.userId, change.email]);
          const user = await update(
            em,
            "email = $2, email_verified_at = $3, updated_at = $3 where id = $1",
            [change.userId, change.email, event.at],
          );
          if (!user) return "gone";
          await writeAccountEvent(em, event);
          return "done";
        });
      } catch (error) {
        const { constraint } = error as { constraint?: string };
        if (constraint === "users_email_unique") return "taken";
        throw error;
      }
    },
  };
}
