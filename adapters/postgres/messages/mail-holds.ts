import type { EntityManager } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, sql } from "kysely";
import { type MailHolds, signInKinds } from "../../../domain/messages/mail-hold.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { gatherOnce, instantAsJson } from "../sql/gather.ts";
import { run, runOne, type Tables } from "../sql/run.ts";

/**
 * Whether the hold covers the email: all but sign-in links and codes requested since. `h` is the
 * hold, `message` the email.
 */
function isUnderHold(eb: ExpressionBuilder<Tables & { h: Tables["mail_hold"] }, "h" | "message">) {
  return eb.or([
    eb("message.kind", "not in", signInKinds),
    eb("message.created_at", "<", eb.ref("h.since")),
  ]);
}

/** Whether the email isn't held back. */
export function isNotHeld(eb: ExpressionBuilder<Tables, "message">) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom("mail_hold as h")
        .select("h.id")
        .where("h.released_at", "is", null)
        .where(isUnderHold),
    ),
  );
}

/** Whether an operator dropped the email when releasing the hold. */
export function isDropped(eb: ExpressionBuilder<Tables, "message">) {
  return eb.exists(
    eb
      .selectFrom("mail_hold as h")
      .select("h.id")
      .where(isUnderHold)
      .whereRef("message.created_at", "<", "h.drop_before"),
  );
}

const readHold = gatherOnce((db) =>
  db
    .selectFrom("mail_hold")
    .select(({ ref }) => ["origin", instantAsJson(ref("since")).as("since")])
    .where("released_at", "is", null),
);

/** The hold in PostgreSQL: a single-row table. */
export function createPostgresMailHolds(em: EntityManager): MailHolds {
  return {
    async find() {
      const [row] = await readHold(em, {});
      return row ? { origin: row.origin, since: new Date(row.since) } : null;
    },

    async begin({ since, origin }) {
      await run(em, (db) =>
        db
          .insertInto("mail_hold")
          .values({ id: 1, since, origin, released_at: null, drop_before: null })
          .onConflict((conflict) =>
            conflict
              .column("id")
              .doUpdateSet({ since, origin, released_at: null, drop_before: null })
              .where("mail_hold.released_at", "is not", null),
          ),
      );
    },

    async count() {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("message")
          .innerJoin("mail_hold as h", (join) => join.on("h.released_at", "is", null))
          .where("message.state", "=", sql.lit("queued"))
          .where(isUnderHold)
          .select(({ fn, eb, ref }) => [
            fn
              .countAll<number>()
              .filterWhere(eb("message.created_at", "<", ref("h.since")))
              .as("older"),
            fn
              .countAll<number>()
              .filterWhere(eb("message.created_at", ">=", ref("h.since")))
              .as("newer"),
          ]),
      );
      return { older: Number(row?.older ?? 0), newer: Number(row?.newer ?? 0) };
    },

    release: ({ at, dropBefore, audit }) =>
      em.transactional(async (em) => {
        const ended = await runOne(em, (db) =>
          db
            .updateTable("mail_hold")
            .set({ released_at: at, drop_before: dropBefore })
            .where("released_at", "is", null)
            .returning("id"),
        );
        if (ended) await writeAuditEvent(em, { kind: "mail", id: "held", at }, audit);
      }),
  };
}
