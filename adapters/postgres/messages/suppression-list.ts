import type { EntityManager } from "@mikro-orm/postgresql";
import type { SuppressionList } from "../../../domain/accounts/mail-choices/suppression-list.ts";
import { mailTopicOf } from "../../mail/letters.ts";
import { eraseReferences } from "../shared/erase-references.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { writeErasures } from "../shared/write-erasures.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows } from "../sql/rows.ts";
import { anyOf, run, runOne } from "../sql/run.ts";

/** Muted topics per address in PostgreSQL. Needs the request's own `em`. */
export function createPostgresSuppressionList(em: EntityManager): SuppressionList {
  return {
    async mutedBy(address) {
      const rows = await run(em, (db) =>
        db.selectFrom("muted_mail").select("topic").where("address", "=", address).orderBy("topic"),
      );
      return rows.map(({ topic }) => topic);
    },

    choose: ({ address, topics, muted, event }) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db
            .deleteFrom("muted_mail")
            .where("address", "=", address)
            .where("topic", "=", anyOf(topics)),
        );
        const rows = muted.map((topic) => ({ address, topic, created_at: event.at }));
        await insertRows(em, "muted_mail", rows, (insert) =>
          insert.onConflict((conflict) => conflict.doNothing()),
        );
        await writeAccountEvent(em, event);
      }),

    async findTopic(id) {
      if (!isUuid(id)) return null;
      const found = await runOne(em, (db) =>
        db
          .selectFrom("message")
          .select(({ fn }) => [fn<string>("lower", ["to_address"]).as("address"), "kind"])
          .where("id", "=", id),
      );
      const topic = found ? mailTopicOf(found.kind) : null;
      return found && topic ? { address: found.address, topic } : null;
    },

    mute: (address, topic) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db
            .insertInto("muted_mail")
            .values({ address, topic, created_at: momentOf(em) })
            .onConflict((conflict) => conflict.doNothing()),
        );
        if (topic !== "references") return;
        const erased = { at: momentOf(em), withWords: false };
        await writeErasures(em, await eraseReferences(em, address, erased));
      }),
  };
}
