import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { QuoteChange } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { saveQuoteRates } from "../commission/commission-rate-repository.ts";
import { followCommission } from "../commission/follow-commission.ts";
import { followSave } from "../jobs/follow-save.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { finishMessage } from "../messages/finish-message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { toInvitationRows, toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import {
  toQuoteResponseRow,
  toQuoteResponseVersionRow,
} from "../quote-cases/quote-response-mapper.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { givenRows, insertRows } from "../sql/rows.ts";
import { run } from "../sql/run.ts";
import { completeBriefVersions, saveBriefVersions } from "./brief-versions.ts";
import { followCompletion } from "./follow-completion.ts";

/**
 * Stores everything that a step changed, in `em`'s transaction. Throws StaleWriteError when another
 * save was first.
 */
export async function saveQuoteChange(em: EntityManager, change: QuoteChange, enqueue: Enqueue) {
  const { request, responses = [], messages = [], endedMessage, audit } = change;
  const { briefVersions = [], rates } = change;
  if (briefVersions.length > 0) await completeBriefVersions(em, request.id);
  await updateRequest(em, request);
  await replaceInvitations(em, request);
  await saveBriefVersions(em, request.id, briefVersions);
  await saveResponses(em, responses);
  const [fresh] = responses;
  if (rates && fresh) await saveQuoteRates(em, fresh.id, rates);
  await followSave(em, change);
  await followCommission(em, change);
  await writeMessages(em, messages, enqueue);
  if (endedMessage) await finishMessage(em, endedMessage);
  if (audit) await writeAuditEvent(em, { kind: "quote-request", id: request.id }, audit);
  if (change.review) await followCompletion(em, request, change.review);
}

async function updateRequest(em: EntityManager, request: QuoteRequest) {
  // only a claim changes the owner
  const {
    id,
    user_id: _userId,
    created_at: _createdAt,
    version,
    ...row
  } = toQuoteRequestRow(request);
  const saved = await run(em, (db) =>
    db
      .updateTable("quote_request")
      .set({
        ...row,
        // a list goes into a JSON column as text: as a parameter it would be an SQL array
        findings: sql<typeof row.findings>`${JSON.stringify(row.findings)}::jsonb`,
        version: version + 1,
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id"),
  );
  if (saved.length === 0) throw new StaleWriteError(id);
}

/** Writes only invitations that differ; most steps change none. */
async function replaceInvitations(em: EntityManager, request: QuoteRequest) {
  const rows = toInvitationRows(request);
  await run(em, (db) =>
    db
      .deleteFrom("invitation")
      .where("quote_request_id", "=", request.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(givenRows("invitation", rows).as("fresh")).where(
              sql<SqlBool>`${sql.ref("fresh")} is not distinct from ${sql.ref("invitation")}`,
            ),
          ),
        ),
      ),
  );
  await insertRows(em, "invitation", rows, (insert) =>
    insert.onConflict((conflict) => conflict.columns(["quote_request_id", "position"]).doNothing()),
  );
}

/** Columns that a change of a response may update. */
const changing = [
  "quoted_amount",
  "lines",
  "estimated_timeline",
  "response_message",
  "attachments",
  "logistics",
  "terms",
  "own_rates",
  "currency",
  "exchange",
  "status",
  "valid_until",
  "last_day_lag_ms",
  "revision",
  "decline_reason",
  "withdrawn_at",
  "price_asked_at",
  "award",
  "compared_with",
  "debrief",
  "updated_at",
  "lines_asked",
  "lines_asked_at",
  "confirmed_brief",
  "update_asked_at",
  "round",
  "round_due_at",
] as const;

async function saveResponses(em: EntityManager, responses: QuoteResponse[]) {
  // Ended responses first: a builder's new live response must not collide with the one it follows.
  const isLive = ({ status }: QuoteResponse) => status === "pending" || status === "accepted";
  const inOrder = [...responses].sort((a, b) => Number(isLive(a)) - Number(isLive(b)));
  const rows = inOrder.map(toQuoteResponseRow);
  const saved = await insertRows(em, "quote_response", rows, (insert) =>
    insert
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet((eb) => ({
            ...Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)])),
            version: eb("excluded.version", "+", sql.lit(1)),
          }))
          .whereRef("quote_response.version", "=", "excluded.version"),
      )
      .returning("id"),
  );
  if (saved.length < responses.length) {
    throw new StaleWriteError(responses.map(({ id }) => id).join(", "));
  }
  const versions = responses.map(toQuoteResponseVersionRow);
  await insertRows(em, "quote_response_version", versions, (insert) =>
    insert.onConflict((conflict) =>
      conflict.columns(["quote_response_id", "revision"]).doNothing(),
    ),
  );
}
