import type { EntityManager } from "@mikro-orm/postgresql";
import type { MutedMail } from "../../../domain/accounts/mail-choices/muted-mail.ts";
import type { LetterKind } from "../../../domain/messages/letter.ts";
import { type MailTopic, mailTopicOf } from "../../../domain/messages/mail-topic.ts";
import { writeAccountEvent } from "../accounts/write-account-event.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";

/** Keeps what addresses do not want to hear of. Wants the `em` of its own request. */
export function createPostgresMutedMail(em: EntityManager): MutedMail {
  return {
    async mutedBy(addresses) {
      const rows = await runSql<{ topic: MailTopic }>(
        em,
        `select topic from muted_mail where address = any ($1)
         group by topic having count(*) = cardinality($1) order by topic`,
        [addresses],
      );
      return rows.map(({ topic }) => topic);
    },

    choose: ({ addresses, topics, muted, event }) =>
      em.transactional(async (em) => {
        const sql = "delete from muted_mail where address = any ($1) and topic = any ($2)";
        await runSql(em, sql, [addresses, topics]);
        const rows = addresses.flatMap((address) =>
          muted.map((topic) => ({ address, topic, created_at: event.at })),
        );
        await insertRows(em, "muted_mail", rows, "on conflict do nothing");
        await writeAccountEvent(em, event);
      }),

    async findTopic(id) {
      if (!isUuid(id)) return null;
      const [found] = await runSql<{ address: string; kind: LetterKind }>(
        em,
        "select lower(to_address) as address, kind from message where id = $1",
        [id],
      );
      const topic = found ? mailTopicOf(found.kind) : null;
      return found && topic ? { address: found.address, topic } : null;
    },

    async mute(address, topic) {
      const row = { address, topic, created_at: new Date() };
      await insertRows(em, "muted_mail", [row], "on conflict do nothing");
    },
  };
}
