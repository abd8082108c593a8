import { expressionBuilder } from "kysely";
import type { Invitation, QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { type InvitationRow, InvitationTable } from "../schema/quotes/invitation.ts";
import { type QuoteRequestRow, QuoteRequestTable } from "../schema/quotes/quote-request.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";
import type { Tables } from "../sql/run.ts";

/**
 * The selection of every read of `quote_request as q`, with its invitations: one statement, however
 * many requests.
 */
export const requestSelection = (() => {
  const { fn, selectFrom } = expressionBuilder<Tables & { q: Tables["quote_request"] }, "q">();
  const invitations = selectFrom("invitation as i")
    .select(({ fn }) => fn.jsonAgg("i").orderBy("i.position").as("list"))
    .whereRef("i.quote_request_id", "=", "q.id");
  return [fn.toJson("q").as("request"), invitations.as("invitations")] as const;
})();

/** A row of `requestSelection`. */
export type SelectedRequest = {
  request: JsonRow<QuoteRequestRow>;
  invitations: JsonRow<InvitationRow>[] | null;
};

const requests = rowCodec<QuoteRequestRow>(QuoteRequestTable);

export function toQuoteRequest({ request, invitations }: SelectedRequest): QuoteRequest {
  return {
    ...requests.toRecord(request),
    invitations: (invitations ?? []).map(toInvitation),
  };
}

export function toQuoteRequestRow({ invitations: _, ...request }: QuoteRequest): QuoteRequestRow {
  return requests.toRow(request);
}

/** The rows of a request's invitations, with their positions in the list. */
export function toInvitationRows({ id, invitations }: QuoteRequest): InvitationRow[] {
  return invitations.map((invitation, position) => toInvitationRow(id, invitation, position));
}

const invitationRows = rowCodec<InvitationRow>(InvitationTable);

const ownPlace = ["quote_request_id", "position"] as const;
const invitationsOfRequest = rowCodec<InvitationRow, (typeof ownPlace)[number]>(
  InvitationTable,
  ownPlace,
);
const toInvitation = (row: JsonRow<InvitationRow>): Invitation =>
  invitationsOfRequest.toRecord(row);

function toInvitationRow(
  quoteRequestId: QuoteRequestId,
  invitation: Invitation,
  position: number,
): InvitationRow {
  return invitationRows.toRow({ quoteRequestId, position, ...invitation });
}
