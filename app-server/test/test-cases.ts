import type { EntityManager } from "@mikro-orm/postgresql";
import {
  toInvitationRows,
  toQuoteRequestRow,
} from "../../adapters/postgres/quotes/quote-request-mapper.ts";
import {
  toQuoteResponseRow,
  toQuoteResponseVersionRow,
} from "../../adapters/postgres/quotes/quote-response-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/insert-rows.ts";
import { bea, beasResponse, invitation, pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../domain/quotes/responses/quote-response.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../../domain/shared/id.ts";

/** A request of Ada's, and how far it has come. Bea is assigned to all but the pending one. */
export type Given = "pending" | "sent" | "failed" | "offered" | "accepted" | "cancelled";

export type TestCase = { requestId: string; responseId: string; receiptId: ReceiptId };

const past = new Date("2026-01-05T09:00:00.000Z");
const future = new Date("2099-01-01T00:00:00.000Z");

const statuses: Record<Given, QuoteRequest["status"]> = {
  pending: "pending",
  sent: "quotes_sent",
  failed: "email_failed",
  offered: "in-progress",
  accepted: "in-progress",
  cancelled: "cancelled",
};

/** Puts such a request into the database, with its receipt, and Bea's offer where there is one. */
export async function insertCase(
  em: EntityManager,
  given: Given,
  facts: Partial<QuoteRequest> = {},
): Promise<TestCase> {
  const requestId = crypto.randomUUID() as QuoteRequestId;
  const responseId = crypto.randomUUID() as QuoteResponseId;
  const receiptId = crypto.randomUUID() as ReceiptId;
  const isAssigned = given !== "pending";
  const delivery = given === "failed" ? "failed" : "sent";
  const request: QuoteRequest = {
    ...pendingRequest,
    id: requestId,
    status: statuses[given],
    createdAt: past,
    updatedAt: past,
    closedAt: given === "cancelled" ? new Date() : null,
    ...(isAssigned && {
      assignmentDate: past,
      assignedBuilders: [bea],
      sentToBuilders: delivery === "sent" ? [bea] : [],
      invitations: [invitation(bea, { invitedAt: past, deliveredAt: past, delivery })],
    }),
    ...facts,
  };
  await insertRows(em, "quote_request", [toQuoteRequestRow(request)]);
  await insertRows(em, "invitation", toInvitationRows(request));
  const receipt = { id: receiptId, quote_request_id: requestId, expires_at: future.toISOString() };
  await insertRows(em, "receipt", [receipt]);
  if (given === "offered" || given === "accepted") {
    const response: QuoteResponse = {
      ...beasResponse,
      id: responseId,
      quoteRequestId: requestId,
      status: given === "accepted" ? "accepted" : "pending",
      validUntil: future,
      createdAt: past,
      updatedAt: past,
    };
    await insertRows(em, "quote_response", [toQuoteResponseRow(response)]);
    await insertRows(em, "quote_response_version", [toQuoteResponseVersionRow(response)]);
  }
  return { requestId, responseId, receiptId };
}
