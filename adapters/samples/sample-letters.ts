import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { newMessage } from "../../domain/messages/new-message.ts";
import type { Message } from "../../domain/messages/ports.ts";
import { requestFacts } from "../../domain/quotes/letters/request-letter.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { uuids } from "../system/clock-and-ids.ts";

/** Messages of failed invitations, and of invitations deferred by the mail server for a day. */
export function sampleLetters(
  requests: readonly QuoteRequest[],
  builders: readonly BuilderProfile[],
  now: Date,
): Message[] {
  return requests.flatMap((request) =>
    request.invitations.flatMap(
      ({ builderId, invitedAt, delivery, deliveredAt, deliveryError }) => {
        const builder = builders.find(({ id }) => id === builderId);
        if (delivery === "sent" || !builder?.email) return [];
        const { industry, serviceType, budget, company } = request;
        const facts = { ...requestFacts(request), industry, serviceType, budget, company };
        const to = { name: builder.name, address: builder.email };
        const { name: builderName } = builder;
        const letter = { kind: "invitation", to, request: facts, builderId, builderName } as const;
        const dedupeKey = `invitation/${request.id}/${builderId}/${invitedAt.getTime()}`;
        const about = { at: invitedAt, dedupeKey, quoteRequestId: request.id, builderId };
        const isQueued = delivery === "queued";
        return {
          ...newMessage({ ids: uuids }, letter, about),
          state: delivery,
          attempts: isQueued ? 6 : 1,
          nextAttemptAt: isQueued ? new Date(now.getTime() + 10 * hourMs) : invitedAt,
          lastError: deliveryError,
          endedAt: deliveredAt,
        };
      },
    ),
  );
}
