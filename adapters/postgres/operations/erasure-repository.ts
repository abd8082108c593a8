import type { EntityManager } from "@mikro-orm/postgresql";
import type { Erasure, ErasureRepository } from "../../../domain/privacy/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { saveQuoteChange } from "../quotes/save-quote-change.ts";
import type { ErasureRow } from "../schema/erasure.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";

/** What hangs on a request and tells of its person. Quotes and invitations are the change's own. */
const ofRequest = [
  "delete from message where quote_request_id = $1",
  "delete from receipt where quote_request_id = $1",
  "delete from idempotency_key where quote_request_id = $1",
  "update quote_request set user_id = null where id = $1",
  `update quote_response_version set response_message = null, attachments = '{}'
   where quote_response_id in (select id from quote_response where quote_request_id = $1)`,
];

const own = {
  account: "select id from quote_request where user_id = $1 and erased_at is null order by id",
  address: "select id from quote_request where lower(email) = $1 and erased_at is null order by id",
};

const past = `select id from quote_request
  where erased_at is null and created_at < $1 and (event_day is null or event_day < $1::timestamptz::date)
  order by created_at, id limit $2`;

// A mail that carries a contact message goes with it: the support address has it in its own mailbox.
const contactMessages = "delete from contact_message where lower(email) = $1 returning id";
const mails = `delete from message where to_address = $1
  or kind = 'contact-message' and lower(letter->'contact'->>'email') = $1 returning id`;

/** Erases in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters that it writes. */
export function createPostgresErasureRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): ErasureRepository {
  const journal = async (em: EntityManager, erasures: readonly Erasure[]) =>
    void (await insertRows(em, "erasure", erasures.map(toRow), "on conflict do nothing"));

  return {
    eraseRequest: (change, journalAt) =>
      inTransaction(em, change.request.id, async (em) => {
        const { id } = change.request;
        for (const sql of ofRequest) await runSql(em, sql, [id]);
        await saveQuoteChange(em, change, enqueue);
        if (journalAt) await journal(em, [{ kind: "quote-request", id, at: journalAt }]);
      }),

    async listRequests(of) {
      const [sql, value] = "userId" in of ? [own.account, of.userId] : [own.address, of.email];
      const rows = await runSql<{ id: QuoteRequestId }>(em, sql, [value]);
      return rows.map(({ id }) => id);
    },

    async listRequestsBefore(before, limit) {
      const rows = await runSql<{ id: QuoteRequestId }>(em, past, [before, limit]);
      return rows.map(({ id }) => id);
    },

    eraseCorrespondence: (email, at) =>
      em.transactional(async (em) => {
        const written = await runSql<{ id: string }>(em, contactMessages, [email]);
        const sent = await runSql<{ id: string }>(em, mails, [email]);
        await journal(em, [
          ...written.map(({ id }) => ({ kind: "contact-message" as const, id, at })),
          ...sent.map(({ id }) => ({ kind: "mail" as const, id, at })),
        ]);
        return { contactMessages: written.length, mails: sent.length };
      }),

    async removeCorrespondence(erasures) {
      const idsOf = (kind: Erasure["kind"]) =>
        erasures.filter((erasure) => erasure.kind === kind).map(({ id }) => id);
      await runSql(em, "delete from contact_message where id = any ($1::uuid[])", [
        idsOf("contact-message"),
      ]);
      await runSql(em, "delete from message where id = any ($1::uuid[])", [idsOf("mail")]);
    },

    async listErasures() {
      const sql = "select to_json(e) as erasure from erasure e order by at, kind, subject_id";
      const rows = await runSql<{ erasure: Stored<ErasureRow> }>(em, sql);
      return rows.map(({ erasure: { kind, subject_id: id, at } }) => ({
        kind,
        id,
        at: new Date(at),
      }));
    },

    addErasures: (erasures) => journal(em, erasures),
  };
}

function toRow({ kind, id, at }: Erasure): Stored<ErasureRow> {
  return { kind, subject_id: id, at: at.toISOString() };
}
