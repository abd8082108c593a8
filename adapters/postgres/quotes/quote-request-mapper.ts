import { expressionBuilder } from "kysely";
import type { Invitation, QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import type { InvitationRow } from "../schema/quotes/invitation.ts";
import type { QuoteRequestRow } from "../schema/quotes/quote-request.ts";
import type { Tables } from "../sql/run.ts";
import type { Stored } from "../sql/stored.ts";

/** What every read of a request selects from `quote_request as q`: one statement, however many requests. */
export const requestSelection = (() => {
  const { fn, selectFrom } = expressionBuilder<Tables & { q: Tables["quote_request"] }, "q">();
  const invitations = selectFrom("invitation as i")
    .select(({ fn }) => fn.jsonAgg("i").orderBy("i.position").as("list"))
    .whereRef("i.quote_request_id", "=", "q.id");
  return [fn.toJson("q").as("request"), invitations.as("invitations")] as const;
})();

/** What that selection answers. */
export type SelectedRequest = {
  request: Stored<QuoteRequestRow>;
  invitations: Stored<InvitationRow>[] | null;
};

export function toQuoteRequest({ request: row, invitations }: SelectedRequest): QuoteRequest {
  return {
    id: row.id,
    userId: row.user_id,
    tradeShowName: row.trade_show_name,
    eventDate: row.event_date,
    eventDay: row.event_day,
    venue: row.venue,
    industry: row.industry,
    boothSize: row.booth_size,
    serviceType: row.service_type,
    budget: row.budget,
    features: row.features,
    additionalRequirements: row.additional_requirements,
    designLink: row.design_link,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    jobTitle: row.job_title,
    emailUpdates: row.email_updates,
    status: row.status,
    priority: row.priority,
    assignedBuilders: row.assigned_builders,
    sentToBuilders: row.sent_to_builders,
    assignmentDate: row.assignment_date === null ? null : new Date(row.assignment_date),
    invitations: (invitations ?? []).map(toInvitation),
    notes: row.notes,
    cancelReason: row.cancel_reason,
    closedAt: row.closed_at === null ? null : new Date(row.closed_at),
    erasedAt: row.erased_at === null ? null : new Date(row.erased_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    version: row.version,
  };
}

export function toQuoteRequestRow(request: QuoteRequest): QuoteRequestRow {
  return {
    id: request.id,
    user_id: request.userId,
    trade_show_name: request.tradeShowName,
    event_date: request.eventDate,
    event_day: request.eventDay,
    venue: request.venue,
    industry: request.industry,
    booth_size: request.boothSize,
    service_type: request.serviceType,
    budget: request.budget,
    features: request.features,
    additional_requirements: request.additionalRequirements,
    design_link: request.designLink,
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone,
    company: request.company,
    job_title: request.jobTitle,
    email_updates: request.emailUpdates,
    status: request.status,
    priority: request.priority,
    assigned_builders: request.assignedBuilders,
    sent_to_builders: request.sentToBuilders,
    assignment_date: request.assignmentDate,
    notes: request.notes,
    cancel_reason: request.cancelReason,
    closed_at: request.closedAt,
    erased_at: request.erasedAt,
    created_at: request.createdAt,
    updated_at: request.updatedAt,
    version: request.version,
  };
}

/** The request's invitations, each with its place in the list. */
export function toInvitationRows({ id, invitations }: QuoteRequest): InvitationRow[] {
  return invitations.map((invitation, position) => toInvitationRow(id, invitation, position));
}

function toInvitation(row: Stored<InvitationRow>): Invitation {
  return {
    builderId: row.builder_id,
    invitedAt: new Date(row.invited_at),
    delivery: row.delivery,
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
    deliveryError: row.delivery_error,
    removedAt: row.removed_at === null ? null : new Date(row.removed_at),
    declinedAt: row.declined_at === null ? null : new Date(row.declined_at),
    declineReason: row.decline_reason,
  };
}

function toInvitationRow(
  requestId: QuoteRequestId,
  invitation: Invitation,
  position: number,
): InvitationRow {
  return {
    quote_request_id: requestId,
    position,
    builder_id: invitation.builderId,
    invited_at: invitation.invitedAt,
    delivery: invitation.delivery,
    delivered_at: invitation.deliveredAt,
    delivery_error: invitation.deliveryError,
    removed_at: invitation.removedAt,
    declined_at: invitation.declinedAt,
    decline_reason: invitation.declineReason,
  };
}
