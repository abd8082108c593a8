import type { EntityManager } from "@mikro-orm/postgresql";
import { insertJob } from "../../adapters/postgres/jobs/job-rows.ts";
import {
  toInvitationRows,
  toQuoteRequestRow,
} from "../../adapters/postgres/quote-cases/quote-request-mapper.ts";
import {
  toQuoteResponseRow,
  toQuoteResponseVersionRow,
} from "../../adapters/postgres/quote-cases/quote-response-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { testDay, testNow } from "../../adapters/system/test/test-time.ts";
import { newJob } from "../../domain/jobs/job.ts";
import { bea, beasResponse, invitation, pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../../domain/shared/id.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";

/** A request of Ada's, and how far it has come. Bea is assigned to all but the pending one. */
export type CaseState = "pending" | "sent" | "failed" | "offered" | "accepted" | "cancelled";

export type TestCase = { requestId: QuoteRequestId; responseId: string; receiptId: ReceiptId };

/** When each case began: within the two years that figures count. */
const past = new Date(testNow().getTime() - 331 * dayMs);
/** The day of each case's show. */
export const eventDay = testDay(91);
const future = new Date("2099-01-01T00:00:00.000Z");

const statuses: Record<CaseState, QuoteRequest["status"]> = {
  pending: "pending",
  sent: "quotes_sent",
  failed: "email_failed",
  offered: "in-progress",
  accepted: "in-progress",
  cancelled: "cancelled",
};

/** Puts so many such requests into the database, each with its receipt, and Bea's offer where there is one. */
export async function insertCases(
  em: EntityManager,
  given: CaseState,
  count: number,
  facts: Partial<QuoteRequest> = {},
): Promise<TestCase[]> {
  const cases = Array.from({ length: count }, () => ({
    requestId: crypto.randomUUID() as QuoteRequestId,
    responseId: crypto.randomUUID() as QuoteResponseId,
    receiptId: crypto.randomUUID() as ReceiptId,
  }));
  const requests = cases.map(({ requestId }) => requestOf(given, requestId, facts));
  await insertRows(em, "quote_request", requests.map(toQuoteRequestRow));
  await insertRows(em, "invitation", requests.flatMap(toInvitationRows));
  const receipts = cases.map(({ receiptId, requestId }) => ({
    id: receiptId,
    quote_request_id: requestId,
    expires_at: future,
  }));
  await insertRows(em, "receipt", receipts);
  if (given === "offered" || given === "accepted") {
    const responses = cases.map((each) => responseOf(given, each.responseId, each.requestId));
    await insertRows(em, "quote_response", responses.map(toQuoteResponseRow));
    await insertRows(em, "quote_response_version", responses.map(toQuoteResponseVersionRow));
    if (given === "accepted") {
      for (const response of responses) await insertJob(em, newJob(response, past));
    }
  }
  return cases;
}

function requestOf(
  given: CaseState,
  id: QuoteRequestId,
  facts: Partial<QuoteRequest>,
): QuoteRequest {
  const isAssigned = given !== "pending";
  const delivery = given === "failed" ? "failed" : "sent";
  return {
    ...pendingRequest,
    eventDate: eventDay,
    eventDay,
    id,
    status: statuses[given],
    createdAt: past,
    updatedAt: past,
    closedAt: given === "cancelled" ? testNow() : null,
    ...(isAssigned && {
      assignmentDate: past,
      assignedBuilders: [bea],
      sentToBuilders: delivery === "sent" ? [bea] : [],
      invitations: [invitation(bea, { invitedAt: past, deliveredAt: past, delivery })],
    }),
    ...facts,
  };
}

function responseOf(
  given: "offered" | "accepted",
  id: QuoteResponseId,
  quoteRequestId: QuoteRequestId,
): QuoteResponse {
  return {
    ...beasResponse,
    id,
    quoteRequestId,
    status: given === "accepted" ? "accepted" : "pending",
    validUntil: future,
    createdAt: past,
    updatedAt: past,
  };
}
