import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ChangeLine, EarlierProposal } from "../../../domain/jobs/change.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { run } from "../sql/run.ts";

/** The lines without their labels. */
const unlabeled = sql<ChangeLine[]>`coalesce((select jsonb_agg(line || '{"label": ""}')
  from jsonb_array_elements(lines) line), '[]')`;
const none = sql<EarlierProposal[]>`'[]'::jsonb`;

/** Removes the texts from a request's job and its changes; amounts, states and times stay. */
export async function eraseJobWords(em: EntityManager, requestId: QuoteRequestId): Promise<void> {
  await run(em, (db) =>
    db.updateTable("job").set({ end_reason: null }).where("quote_request_id", "=", requestId),
  );
  await run(em, (db) =>
    db
      .updateTable("job_change")
      .set({ title: "", note: null, decided_note: null, lines: unlabeled, earlier: none })
      .where("job_id", "in", ({ selectFrom }) =>
        selectFrom("job as j").select("j.id").where("j.quote_request_id", "=", requestId),
      ),
  );
}
