import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type BuilderInvite, isOpen } from "../../../domain/supply/invite/builder-invite.ts";
import type { BuilderInvites } from "../../../domain/supply/ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type BuilderInviteRow, BuilderInviteTable } from "../schema/content/builder-invite.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { rowCodec } from "../sql/rows.ts";
import { inTransaction, run, runOne } from "../sql/run.ts";

const codec = rowCodec<BuilderInviteRow>(BuilderInviteTable);
const toInvite = (row: JsonRow<BuilderInviteRow>): BuilderInvite => codec.toRecord(row);

/** Invites of builders in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresBuilderInvites(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): BuilderInvites {
  const audited = (
    em: EntityManager,
    { id, createdAt: at }: Pick<BuilderInvite, "id" | "createdAt">,
    entry: Parameters<typeof writeAuditEvent>[2],
  ) => writeAuditEvent(em, { kind: "builder", id, at }, entry);

  return {
    create: ({ invite, letter }) =>
      em.transactional(async (em) => {
        const { email, createdAt, createdBy } = invite;
        // of two concurrent invites, the second sees the first and revokes it
        await run(em, (db) =>
          db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${email}, 0))`.as("locked")),
        );
        await run(em, (db) =>
          db
            .updateTable("builder_invite")
            .set({ revoked_at: createdAt })
            .where(({ fn }) => fn<string>("lower", ["email"]), "=", email)
            .where("used_at", "is", null)
            .where("revoked_at", "is", null),
        );
        await run(em, (db) => db.insertInto("builder_invite").values(codec.toRow(invite)));
        await writeMessages(em, [letter], enqueue);
        await audited(em, invite, { actorId: createdBy, action: "builder-invite.sent" });
      }),

    async list(limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("builder_invite as i")
          .leftJoin("builder as b", "b.id", "i.builder_id")
          .select(({ fn }) => [fn.toJson("i").as("invite"), "b.name"])
          .orderBy("i.created_at", "desc")
          .orderBy("i.id", "desc")
          .limit(limit),
      );
      return rows.map(({ invite, name }) => ({ ...toInvite(invite), builderName: name }));
    },

    async findByToken(tokenHash) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("builder_invite as i")
          .leftJoin("builder as b", "b.id", "i.builder_id")
          .select(({ fn }) => [fn.toJson("i").as("invite"), "b.name"])
          .where("i.token_hash", "=", tokenHash),
      );
      return row ? { ...toInvite(row.invite), builderName: row.name } : null;
    },

    revoke: ({ id, at, actorId }) =>
      em.transactional(async (em) => {
        if (!isUuid(id)) return false;
        const revoked = await run(em, (db) =>
          db
            .updateTable("builder_invite")
            .set({ revoked_at: at })
            .where("id", "=", id)
            .where("used_at", "is", null)
            .where("revoked_at", "is", null)
            .returning("id"),
        );
        if (revoked.length === 0) return false;
        await audited(em, { id, createdAt: at }, { actorId, action: "builder-invite.revoked" });
        return true;
      }),

    accept: ({ tokenHash, event }) =>
      inTransaction(em, event.userId, async (em) => {
        const { userId, at } = event;
        const user = await runOne(em, (db) =>
          db
            .selectFrom("users")
            .select("user_type as userType")
            .where("id", "=", userId)
            .forNoKeyUpdate(),
        );
        // the account was made an admin meanwhile, or was deleted
        if (!user || user.userType === "admin") return "admin";
        const row = await runOne(em, (db) =>
          db
            .selectFrom("builder_invite as i")
            .select(({ fn }) => fn.toJson("i").as("invite"))
            .where("i.token_hash", "=", tokenHash)
            .forUpdate(),
        );
        if (!row) return "gone";
        const invite = toInvite(row.invite);
        const { id, builderId } = invite;
        if (invite.usedBy === userId) return "done";
        if (!isOpen(invite, at)) return "gone";
        if (builderId !== null) {
          const own = await runOne(em, (db) =>
            db.selectFrom("builder").select("id").where("user_id", "=", userId),
          );
          if (own) return "own-profile";
          const attached = await run(em, (db) =>
            db
              .updateTable("builder")
              .set({
                user_id: userId,
                updated_at: sql<Date>`greatest(${at}, updated_at + interval '1 millisecond')`,
              })
              .where("id", "=", builderId)
              .where("user_id", "is", null)
              .returning("id"),
          );
          if (attached.length === 0) return "gone";
        }
        await run(em, (db) =>
          db
            .updateTable("builder_invite")
            .set({ used_at: at, used_by: userId })
            .where("id", "=", id),
        );
        await audited(
          em,
          { id, createdAt: at },
          { actorId: userId, action: "builder-invite.used" },
        );
        if (user.userType === "builder") return "done";
        await run(em, (db) =>
          db
            .updateTable("users")
            .set({ user_type: "builder", updated_at: at })
            .where("id", "=", userId),
        );
        await writeAccountEvent(em, event);
        return "switched";
      }),
  };
}
