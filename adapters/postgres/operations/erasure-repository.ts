import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { OfferLine } from "../../../domain/offers/offer-line.ts";
import type { QuoteTerms } from "../../../domain/offers/quote-terms.ts";
import type { Erasure, ErasureRepository } from "../../../domain/privacy/ports.ts";
import type {
  BuilderInviteId,
  ContactMessageId,
  MessageId,
  QuoteRequestId,
  ReferenceId,
} from "../../../domain/shared/id.ts";
import { eraseJobWords } from "../jobs/erase-job-words.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { followingSave } from "../promise/keep-promise.ts";
import { saveQuoteChange } from "../quotes/save-quote-change.ts";
import { eraseReviews } from "../ratings/erase-reviews.ts";
import { eraseReferences, unwordedAnswer } from "../shared/erase-references.ts";
import { writeErasures } from "../shared/write-erasures.ts";
import { inTransaction, run } from "../sql/run.ts";

const noLines = sql<OfferLine[]>`'[]'::jsonb`;
/** The terms without the one that holds the builder's own text. */
const unworded = sql<QuoteTerms>`terms - 'paymentTerms'`;

/** The address of a choice isn't one of an account, whose own choices are deleted with it. */
const hasNoAccount = sql<boolean>`not exists (select from users u where u.email = muted_mail.address)`;

/**
 * Erasure in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. `idsOf` an
 * address stand for it in the journal, the first for new lines.
 */
export function createPostgresErasureRepository(
  em: EntityManager,
  idsOf: (address: string) => string[],
  enqueue: Enqueue = enqueueNothing,
): ErasureRepository {
  return {
    eraseRequest: (change, { journalAt, keepsReview }) =>
      inTransaction(em, change.request.id, async (em) => {
        const { id } = change.request;
        await eraseAround(em, id, keepsReview);
        await eraseReviews(em, { quoteRequestId: id }, keepsReview);
        await followingSave(em, change, () => saveQuoteChange(em, change, enqueue));
        // Removes the link from the ledger to the request.
        await run(em, (db) => db.deleteFrom("quote_promise").where("quote_request_id", "=", id));
        if (journalAt) await writeErasures(em, [{ kind: "quote-request", id, at: journalAt }]);
      }),

    async listRequests(of) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("quote_request")
          .select("id")
          .where(({ eb, fn }) =>
            "userId" in of
              ? eb("user_id", "=", of.userId)
              : eb(fn<string>("lower", ["email"]), "=", of.email),
          )
          .where("erased_at", "is", null)
          .orderBy("id"),
      );
      return rows.map(({ id }) => id);
    },

    async listRequestsBefore(before, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("quote_request")
          .select("id")
          .where("erased_at", "is", null)
          .where("created_at", "<", before)
          .where((eb) =>
            eb.or([
              eb("event_day", "is", null),
              eb("event_day", "<", sql<string>`${before}::timestamptz::date`),
            ]),
          )
          .orderBy("created_at")
          .orderBy("id")
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },

    eraseCorrespondence: (email, at) =>
      em.transactional(async (em) => {
        const invites = await run(em, (db) =>
          db
            .deleteFrom("builder_invite")
            .where(({ fn }) => fn<string>("lower", ["email"]), "=", email)
            .returning("id"),
        );
        const written = await run(em, (db) =>
          db
            .deleteFrom("contact_message")
            .where(({ fn }) => fn<string>("lower", ["email"]), "=", email)
            .returning("id"),
        );
        // The email of a contact message is deleted with it; the support mailbox has its own copy.
        // Two statements, so that each uses an index.
        const toThem = await run(em, (db) =>
          db.deleteFrom("message").where("to_address", "=", email).returning("id"),
        );
        const ofThem = await run(em, (db) =>
          db
            .deleteFrom("message")
            .where("kind", "=", sql.lit("contact-message"))
            .where(({ ref }) => sql`lower(${ref("letter")} -> 'contact' ->> 'email')`, "=", email)
            .returning("id"),
        );
        const asReference = await eraseReferences(em, email, { at, withWords: true });
        await run(em, (db) =>
          db.deleteFrom("muted_mail").where("address", "=", email).where(hasNoAccount),
        );
        const [address = ""] = idsOf(email);
        const sent = [...toThem, ...ofThem];
        await writeErasures(em, [
          ...written.map(({ id }) => ({ kind: "contact-message" as const, id, at })),
          ...sent.map(({ id }) => ({ kind: "mail" as const, id, at })),
          ...invites.map(({ id }) => ({ kind: "builder-invite" as const, id, at })),
          ...asReference,
          { kind: "muted-mail", id: address, at },
        ]);
        return { contactMessages: written.length, mails: sent.length };
      }),

    async removeCorrespondence(erasures) {
      const of = (kind: Erasure["kind"]) =>
        erasures.filter((erasure) => erasure.kind === kind).map(({ id }) => id);
      const written = sql<ContactMessageId>`any(${of("contact-message")})`;
      await run(em, (db) => db.deleteFrom("contact_message").where("id", "=", written));
      const sent = sql<MessageId>`any(${of("mail")})`;
      await run(em, (db) => db.deleteFrom("message").where("id", "=", sent));
      const invites = sql<BuilderInviteId>`any(${of("builder-invite")})`;
      await run(em, (db) => db.deleteFrom("builder_invite").where("id", "=", invites));
      const references = sql<ReferenceId>`any(${of("reference")})`;
      await run(em, (db) =>
        db
          .updateTable("vetting_reference")
          .set({ email: null, answer: unwordedAnswer })
          .where("id", "=", references),
      );
      const choices = await run(em, (db) =>
        db.selectFrom("muted_mail").select("address").distinct().where(hasNoAccount),
      );
      for (const { address } of choices) {
        const ids = idsOf(address);
        const times = erasures.flatMap(({ kind, id, at }) =>
          kind === "muted-mail" && ids.includes(id) ? at.getTime() : [],
        );
        if (times.length === 0) continue;
        await run(em, (db) =>
          db
            .deleteFrom("muted_mail")
            .where("address", "=", address)
            .where("created_at", "<=", new Date(Math.max(...times))),
        );
      }
    },

    async listErasures() {
      const rows = await run(em, (db) =>
        db
          .selectFrom("erasure")
          .select(["kind", "subject_id as id", "at"])
          .orderBy("at")
          .orderBy("kind")
          .orderBy("subject_id"),
      );
      return rows;
    },

    addErasures: (erasures) => writeErasures(em, erasures),
  };
}

/**
 * Erases a request's dependent rows with personal data. Quotes and invitations are part of the
 * change.
 */
async function eraseAround(
  em: EntityManager,
  id: QuoteRequestId,
  keepsPictures: boolean,
): Promise<void> {
  const tables = ["message", "receipt", "idempotency_key", "question", "brief_version"] as const;
  for (const table of tables) {
    await run(em, (db) => db.deleteFrom(table).where("quote_request_id", "=", id));
  }
  await run(em, (db) =>
    db
      .deleteFrom("seen_quote")
      .where("quote_response_id", "in", ({ selectFrom }) =>
        selectFrom("quote_response").select("id").where("quote_request_id", "=", id),
      ),
  );
  await run(em, (db) =>
    db.updateTable("quote_request").set({ user_id: null }).where("id", "=", id),
  );
  await eraseJobWords(em, id, keepsPictures);
  await run(em, (db) =>
    db
      .deleteFrom("message")
      .where("kind", "in", ["contest-received", "contest-decided"])
      .where(sql<boolean>`exists (select 1 from commission_contest c
        join commission_entry e on e.id = c.entry_id
        where e.request_id = ${id} and message.dedupe_key like '%contest/' || c.id || '%')`),
  );
  await run(em, (db) =>
    db
      .updateTable("commission_contest")
      .set({ text: "", words: null })
      .where("entry_id", "in", ({ selectFrom }) =>
        selectFrom("commission_entry as e").select("e.id").where("e.request_id", "=", id),
      ),
  );
  await run(em, (db) =>
    db
      .updateTable("quote_response_version")
      .set({ response_message: null, attachments: [], lines: noLines, terms: unworded })
      .where("quote_response_id", "in", ({ selectFrom }) =>
        selectFrom("quote_response").select("id").where("quote_request_id", "=", id),
      ),
  );
}
