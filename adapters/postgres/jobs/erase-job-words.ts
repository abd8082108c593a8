import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ChangeLine, EarlierProposal } from "../../../domain/jobs/change.ts";
import type { Billed, Settled } from "../../../domain/jobs/close-out.ts";
import type { PlannedPayment } from "../../../domain/jobs/payment.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
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

/** Removes the texts and persons from a request's job; amounts, states and times stay. */
export async function eraseJobWords(em: EntityManager, requestId: QuoteRequestId): Promise<void> {
  const ofJob = sql<boolean>`job_id in (select id from job where quote_request_id = ${requestId})`;
  await run(em, (db) =>
    db.updateTable("job").set({ end_reason: null }).where("quote_request_id", "=", requestId),
  );
  await run(em, (db) =>
    db
      .updateTable("job_close_out")
      .set({ billed: withoutNotes("billed"), settled: settledWithoutNotes })
      .where("job_id", "in", ({ selectFrom }) =>
        selectFrom("job as j").select("j.id").where("j.quote_request_id", "=", requestId),
      ),
  );
  await run(em, (db) =>
    db
      .updateTable("job_change")
      .set({ title: "", note: null, decided_note: null, lines: unlabeled, earlier: none })
      .where(ofJob),
  );
  await run(em, (db) =>
    db
      .updateTable("job_agreement")
      .set({
        payments: unlabeledPayments,
        cancellation: null,
        exhibitor_by: null,
        builder_by: null,
      })
      .where(ofJob),
  );
  await run(em, (db) => db.deleteFrom("job_message").where(ofJob));
  await run(em, (db) =>
    db
      .updateTable("job_approval")
      .set({
        title: "",
        note: null,
        files: sql<[]>`'[]'::jsonb`,
        asked_by: null,
        decided_by: null,
        decided_note: null,
      })
      .where(ofJob),
  );
  await run(em, (db) =>
    db
      .updateTable("job_payment")
      .set({
        label: "",
        reference: null,
        dispute_note: null,
        sent_by: null,
        received_by: null,
        disputed_by: null,
      })
      .where(ofJob),
  );
}
