import type { EntityManager } from "@mikro-orm/postgresql";
import { sql, type Updateable } from "kysely";
import type { AccountAction, AccountEvent } from "../../../domain/accounts/account-event.ts";
import type { AccountRepository } from "../../../domain/accounts/ports.ts";
import type { EmailChange } from "../../../domain/accounts/profile/email-change.ts";
import type { User } from "../../../domain/accounts/user.ts";
import type { ContactAfter } from "../../../domain/quotes/contact-after.ts";
import type { AccountEventId, UserId } from "../../../domain/shared/id.ts";
import { kindsOwnedBy } from "../../mail/letters.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { eraseReviews } from "../ratings/erase-reviews.ts";
import { type EmailChangeRow, EmailChangeTable } from "../schema/accounts/email-change.ts";
import type { AuditEventRow } from "../schema/audit-event.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { eraseReferences } from "../shared/erase-references.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { writeErasures } from "../shared/write-erasures.ts";
import { momentOf } from "../sql/moment.ts";
import { rowCodec } from "../sql/rows.ts";
import { anyOf, run, runOne, type Tables } from "../sql/run.ts";
import { confirmEmail } from "./confirm-email.ts";
import { exportAccount } from "./export-account.ts";
import { maskExport } from "./mask-export.ts";
import { toUser } from "./user-repository.ts";

const codec = rowCodec<EmailChangeRow>(EmailChangeTable);

const toEmailChange = (row: JsonRow<EmailChangeRow>): EmailChange => codec.toRecord(row);
const toEmailChangeRow = (change: EmailChange): EmailChangeRow => codec.toRow(change);

/** Changes by accounts' owners in PostgreSQL. Needs the request's own `em`. */
export function createPostgresAccountRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
  contactAfter: ContactAfter = "assigned",
): AccountRepository {
  // Updates only the given columns, so that a concurrent promotion to admin isn't undone.
  async function update(
    em: EntityManager,
    id: UserId,
    changes: Updateable<Tables["users"]>,
    { butAdmins = false } = {},
  ): Promise<User | null> {
    const row = await runOne(em, (db) =>
      db
        .updateTable("users as u")
        .set(changes)
        .where("u.id", "=", id)
        .$if(butAdmins, (query) => query.where("u.user_type", "<>", sql.lit("admin")))
        .returning(({ fn }) => fn.toJson("u").as("user")),
    );
    return row ? toUser(row.user) : null;
  }

  return {
    changeProfile: ({ userId, profile, event, emailChange }) =>
      em.transactional(async (em) => {
        const { firstName, lastName, phone, company, jobTitle } = profile;
        const user = await update(em, userId, {
          first_name: firstName,
          last_name: lastName,
          phone,
          company,
          job_title: jobTitle,
          updated_at: event.at,
        });
        if (!user) return null;
        await writeAccountEvent(em, event);
        if (emailChange) {
          await run(em, (db) =>
            db
              .deleteFrom("email_change")
              .where((eb) => eb.or([eb("user_id", "=", userId), eb("expires_at", "<=", event.at)])),
          );
          const row = toEmailChangeRow(emailChange.change);
          await run(em, (db) => db.insertInto("email_change").values(row));
          await writeMessages(em, emailChange.letters, enqueue);
        }
        return user;
      }),

    switchType: ({ userId, userType, event }) =>
      em.transactional(async (em) => {
        const changes = { user_type: userType, updated_at: event.at };
        const user = await update(em, userId, changes, { butAdmins: true });
        if (user) await writeAccountEvent(em, event);
        return user;
      }),

    async findEmailChange(tokenHash, now) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("email_change as c")
          .select(({ fn }) => fn.toJson("c").as("change"))
          .where("c.token_hash", "=", tokenHash)
          .where("c.expires_at", ">", now),
      );
      return row ? toEmailChange(row.change) : null;
    },

    async findEmailToConfirm(userId, now) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("email_change")
          .select("email")
          .where("user_id", "=", userId)
          .where("expires_at", ">", now),
      );
      return row?.email ?? null;
    },

    async dropEmailChange(userId) {
      await run(em, (db) => db.deleteFrom("email_change").where("user_id", "=", userId));
    },

    async listEvents(userId, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("audit_event as e")
          .select(({ fn }) => fn.toJson("e").as("event"))
          .where("e.actor_id", "=", userId)
          .where("e.object_kind", "=", sql.lit("account"))
          .orderBy("e.at", "desc")
          .orderBy("e.id", "desc")
          .limit(limit),
      );
      return rows.map(({ event }) => toAccountEvent(event));
    },

    exportData: (userId, event) =>
      em.transactional(async (em) => {
        await writeAccountEvent(em, event);
        return maskExport(em, await exportAccount(em, userId), contactAfter);
      }),

    remove: ({ id, email }, event) =>
      em.transactional(async (em) => {
        // locks the account before its profile, in the same order as a decision about the profile
        await run(em, (db) => db.selectFrom("users").select("id").where("id", "=", id).forUpdate());
        await eraseReviews(em, { authorId: id });
        // the version that an admin reviewed contains the contacts too
        await run(em, (db) =>
          db
            .updateTable("review")
            .set({ held: null, earlier: null })
            .where("builder_id", "in", ({ selectFrom }) =>
              selectFrom("builder").select("builder.id").where("builder.user_id", "=", id),
            ),
        );
        // emails to the people whom they named as references
        await run(em, (db) =>
          db
            .deleteFrom("message")
            .where("kind", "=", sql.lit("reference-asked"))
            .where("builder_id", "in", ({ selectFrom }) =>
              selectFrom("builder").select("builder.id").where("builder.user_id", "=", id),
            ),
        );
        // their documents and references go with the checks, and those that weren't sent
        for (const table of ["vetting_document", "vetting_check", "builder_capacity"] as const) {
          await run(em, (db) =>
            db
              .deleteFrom(table)
              .where("builder_id", "in", ({ selectFrom }) =>
                selectFrom("builder").select("builder.id").where("builder.user_id", "=", id),
              ),
          );
        }
        await run(em, (db) =>
          db
            .updateTable("commission_contest")
            .set({ text: "", words: null })
            .where("builder_id", "in", ({ selectFrom }) =>
              selectFrom("builder").select("builder.id").where("builder.user_id", "=", id),
            ),
        );
        // counts as an edit, so that a content source gets it too
        await run(em, (db) =>
          db
            .updateTable("builder")
            .set({
              public: false,
              email: null,
              phone: null,
              website: null,
              updated_at: momentOf(em),
            })
            .where("user_id", "=", id),
        );
        await run(em, (db) => db.deleteFrom("users").where("id", "=", id));
        await run(em, (db) =>
          db.selectNoFrom(({ fn, val }) => fn("blank_account_events", [val(id)]).as("blanked")),
        );
        await run(em, (db) => db.deleteFrom("sign_in").where("email", "=", email));
        const invites = await run(em, (db) =>
          db
            .deleteFrom("builder_invite")
            .where(({ fn }) => fn<string>("lower", ["email"]), "=", email)
            .returning("id"),
        );
        // emails about remaining requests still go to the address: muted topics stay muted
        await run(em, (db) =>
          db
            .deleteFrom("muted_mail")
            .where("address", "=", email)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom("quote_request")
                    .select("id")
                    // the account is deleted, so its requests have no owner
                    .where("user_id", "is", null)
                    .where(({ fn }) => fn<string>("lower", ["email"]), "=", email)
                    .where("erased_at", "is", null),
                ),
              ),
            ),
        );
        await run(em, (db) =>
          db
            .deleteFrom("message")
            .where("to_address", "=", email)
            .where("kind", "=", anyOf(kindsOwnedBy("account"))),
        );
        await writeErasures(em, [
          { kind: "account", id, at: event.at },
          ...invites.map((invite) => ({
            kind: "builder-invite" as const,
            id: invite.id,
            at: event.at,
          })),
          ...(await eraseReferences(em, email, { at: event.at, withWords: true })),
        ]);
        await writeAccountEvent(em, event);
      }),

    confirmEmail: (change) => confirmEmail(em, change),
  };
}

type Detail = { address?: string | null; userAgent?: string | null; about?: string | null };

function toAccountEvent(row: JsonRow<AuditEventRow>): AccountEvent {
  const { address = null, userAgent = null, about = null } = row.detail as Detail;
  return {
    id: row.id as AccountEventId,
    userId: row.object_id as UserId,
    action: row.action as AccountAction,
    at: new Date(row.at),
    from: { address, userAgent },
    about,
  };
}
