import type { User } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import {
  type InvitationDelivery,
  newInvitation,
  type QuoteRequest,
} from "../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";
import { isOpen } from "../../domain/quotes/request-state.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import requestFacts from "./facts/request-facts.json" with { type: "json" };
import type { SampleCase } from "./sample-case.ts";
import { sampleRequests } from "./sample-requests.ts";
import { sampleResponses } from "./sample-responses.ts";

type Cast = { exhibitor: User; builders: BuilderProfile[]; shows: TradeShow[]; now: Date };
type Invited = {
  builder: string;
  afterHours: number;
  delivery: string;
  error?: string;
  removedAfterHours?: number;
  declineReason?: string;
};
type Offered = {
  builder: string;
  afterHours: number;
  changedAfterHours?: number;
  facts: object & { withdrawn?: boolean };
  earlier?: { afterHours: number }[];
};

/** The requests of request-facts.json: every status, with all kinds of quotes and bounced emails. */
export function sampleFurtherQuotes({ exhibitor, builders, shows, now }: Cast): SampleCase[] {
  const response = sampleResponses(now);
  const requestOf = sampleRequests(exhibitor, now);
  const builderNamed = (part: string): BuilderId => {
    const found = builders.find(({ name }) => name.includes(part));
    if (!found) throw new Error(`No sample builder is named ${part}`);
    return found.id;
  };
  let offers = 4;

  return requestFacts.map((entry) => {
    const show = shows.find(({ title }) => title === entry.show);
    if (!show) throw new Error(`No sample show is named ${entry.show}`);
    const sentAt = now.getTime() - entry.ageHours * hourMs;
    const after = (hours: number) => new Date(sentAt + hours * hourMs);

    const invitations = (entry.invited as Invited[]).map((invited) => {
      const { afterHours, removedAfterHours: removedAfter, declineReason = null } = invited;
      const removedAt = removedAfter === undefined ? null : after(removedAfter);
      return newInvitation(builderNamed(invited.builder), after(afterHours), {
        delivery: invited.delivery as InvitationDelivery,
        deliveredAt:
          invited.delivery === "queued" ? null : new Date(after(afterHours).getTime() + 4000),
        deliveryError: invited.error ?? null,
        removedAt,
        declinedAt: declineReason === null ? null : removedAt,
        declineReason,
      });
    });
    const standing = invitations.filter(({ removedAt }) => removedAt === null);
    const reached = invitations.filter(({ delivery }) => delivery === "sent");

    const responses: QuoteResponse[] = [];
    const earlier: QuoteResponse[] = [];
    const request = requestOf(entry.number, show, entry.ageHours * hourMs, {
      ...(entry.facts as Partial<QuoteRequest>),
      ...(entry.visitor ? { userId: null } : {}),
      invitations,
      assignedBuilders: standing.map(({ builderId }) => builderId),
      sentToBuilders: reached.map(({ builderId }) => builderId),
      assignmentDate: standing.at(-1)?.invitedAt ?? null,
    });
    let lastChange = standing.at(-1)?.deliveredAt ?? standing.at(-1)?.invitedAt ?? after(0);
    for (const offer of entry.offers as Offered[]) {
      const { withdrawn, ...facts } = offer.facts;
      const changedAt = after(offer.changedAfterHours ?? offer.afterHours);
      const age = (entry.ageHours - offer.afterHours) * hourMs;
      const latest = response(++offers, request, builderNamed(offer.builder), age, {
        ...(facts as Partial<QuoteResponse>),
        revision: 1 + (offer.earlier?.length ?? 0),
        withdrawnAt: withdrawn ? changedAt : null,
        updatedAt: changedAt,
      });
      responses.push(latest);
      earlier.push(
        ...(offer.earlier ?? []).map(({ afterHours, ...version }, index) => ({
          ...latest,
          attachments: [],
          ...version,
          revision: index + 1,
          updatedAt: after(afterHours),
        })),
      );
      if (changedAt > lastChange) lastChange = changedAt;
    }
    const closedAt = isOpen(request.status) ? null : lastChange;
    return { request: { ...request, closedAt, updatedAt: lastChange }, responses, earlier };
  });
}
