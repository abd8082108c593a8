import type { User } from "../../domain/accounts/user.ts";
import { newInvitation, type QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { blankTexts } from "../../domain/quotes/quote-request-form.ts";
import type { BuilderId, QuoteRequestId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";

const idStart = "019b0000-5d";

/** The number from which a sample request's id was made. */
export function sampleNumberOf({ id }: Pick<QuoteRequest, "id">): number {
  return Number.parseInt(id.slice(idStart.length, idStart.length + 2), 16);
}

/**
 * Creates requests of one exhibitor. `ageMs`: time since the request was sent; `invited`: builders
 * invited an hour later, with delivered emails.
 */
export function sampleRequests(exhibitor: User, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);

  return function request(
    number: number,
    show: TradeShow,
    ageMs: number,
    facts: Partial<QuoteRequest> & { invited?: BuilderId[] },
  ): QuoteRequest {
    const { invited = [], ...others } = facts;
    const invitedAt = ago(ageMs - hourMs);
    const deliveredAt = new Date(invitedAt.getTime() + 4_000);
    return {
      id: `${idStart}${number.toString(16).padStart(2, "0")}-7000-8000-e83b41c7d29f` as QuoteRequestId,
      userId: exhibitor.id,
      emailState: "proven",
      tradeShowName: show.title,
      eventDate: show.startDate ?? "",
      eventDay: show.startDate,
      venue: show.venue ?? "",
      industry: "island",
      boothSize: "20x20",
      serviceType: "exhibit-stand-rental",
      budget: "35000-75000",
      features: ["stand-exhibit-design", "storage", "led-lighting"],
      openSides: [],
      preferredBuilders: [],
      brief: {},
      ...blankTexts,
      additionalRequirements: "Sample request.",
      firstName: exhibitor.firstName ?? "",
      lastName: exhibitor.lastName ?? "",
      email: exhibitor.email,
      phone: exhibitor.phone ?? "",
      company: exhibitor.company ?? "",
      jobTitle: exhibitor.jobTitle,
      emailUpdates: false,
      status: "pending",
      priority: "normal",
      assignedBuilders: invited,
      sentToBuilders: invited,
      assignmentDate: invited.length > 0 ? invitedAt : null,
      invitations: invited.map((builderId) =>
        newInvitation(builderId, invitedAt, { delivery: "sent", deliveredAt }),
      ),
      notes: null,
      cancelReason: null,
      scopeEdits: { added: [], struck: [] },
      calendarFacts: [],
      findings: [],
      briefVersion: 1,
      closedAt: null,
      erasedAt: null,
      createdAt: ago(ageMs),
      updatedAt: invited.length > 0 ? deliveredAt : ago(ageMs),
      version: 1,
      ...others,
    };
  };
}
