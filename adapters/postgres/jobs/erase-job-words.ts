import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ChangeLine, EarlierProposal } from "../../../domain/jobs/change.ts";
import type { Billed, Settled } from "../../../domain/jobs/close-out.ts";
import type { PlannedPayment } from "../../../domain/jobs/payment.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { withdrawConfirmed } from "../portfolio/confirmed-pictures.ts";
import { run } from "../sql/run.ts";

/** The lines without their labels. */
const unlabeled = sql<ChangeLine[]>`coalesce((select jsonb_agg(line || '{"label": ""}')
  from jsonb_array_elements(lines) line), '[]')`;
/** The parts of a bill without their notes. */
const withoutNotes = (column: string) => sql<Billed[]>`(select jsonb_agg(part || '{"note": null}')
  from jsonb_array_elements(nullif(${sql.raw(column)}, 'null'::jsonb)) part)`;
const settledWithoutNotes = sql<Settled>`settled || jsonb_build_object('billed', ${withoutNotes("settled -> 'billed'")})`;
const unlabeledPayments = sql<PlannedPayment[]>`coalesce((select jsonb_agg(part || '{"label": ""}')
  from jsonb_array_elements(payments) part), '[]')`;
const none = sql<EarlierProposal[]>`'[]'::jsonb`;

/** Replaces each table's words and persons; amounts, states and times stay. */
const erased = {
  job_close_out: { billed: withoutNotes("billed"), settled: settledWithoutNotes },
  job_change: { title: "", note: null, decided_note: null, lines: unlabeled, earlier: none },
  job_agreement: {
    payments: unlabeledPayments,
    cancellation: null,
    exhibitor_by: null,
    builder_by: null,
  },
  job_approval: {
    title: "",
    note: null,
    files: none,
    asked_by: null,
    decided_by: null,
    decided_note: null,
  },
  job_call_in: {
    text: "",
    answer: null,
    words: null,
    by: null,
    answered_by: null,
    closed_by: null,
  },
  job_punch: {
    key: null,
    text: "",
    photos: none,
    by: null,
    fixed_by: null,
    decided_by: null,
    decided_note: null,
  },
  job_payment: {
    label: "",
    reference: null,
    dispute_note: null,
    sent_by: null,
    received_by: null,
    disputed_by: null,
  },
};

/**
 * Removes the texts, photos and persons from a request's job. `keepsPictures`: its photos stay in
 * the portfolio, as the exhibitor allowed.
 */
export async function eraseJobWords(
  em: EntityManager,
  requestId: QuoteRequestId,
  keepsPictures: boolean,
): Promise<void> {
  const jobs = await run(em, (db) =>
    db
      .selectFrom("job")
      .select(["builder_id", "as_built"])
      .where("quote_request_id", "=", requestId),
  );
  for (const { builder_id, as_built } of keepsPictures ? [] : jobs) {
    const shown = as_built.flatMap(({ picture }) => picture ?? []);
    await withdrawConfirmed(em, builder_id, shown);
  }
  const ofJob = sql<boolean>`job_id in (select id from job where quote_request_id = ${requestId})`;
  await run(em, (db) =>
    db
      .updateTable("job")
      .set({ end_reason: null, as_built: sql`'[]'::jsonb` })
      .where("quote_request_id", "=", requestId),
  );
  await run(em, (db) => db.deleteFrom("job_message").where(ofJob));
  for (const [table, left] of Object.entries(erased)) {
    await run(em, (db) =>
      db
        .updateTable(table as "job_change")
        .set(left as never)
        .where(ofJob),
    );
  }
}
