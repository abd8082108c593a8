import { builderTimeZone } from "../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Message } from "../messages/ports.ts";
import { statedPrice } from "../offers/stated-price.ts";
import { endOfOffer } from "../quotes/last-day.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import { maskWords } from "../quotes/mask-contacts.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import { linkOfBuilder } from "../quotes/response-link.ts";
import type { Ids } from "../shared/id.ts";

type Letters = {
  request: QuoteRequest;
  /** Quotes in the round; each builder is emailed about their own. */
  responses: readonly QuoteResponse[];
  kind: "round-opened" | "round-ends" | "round-cancelled";
  at: Date;
};

/** Emails the builders of a round. No email mentions the others. */
export async function writeRoundLetters(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  { request, responses, kind, at }: Letters,
): Promise<Message[]> {
  const letters = responses.map(({ builderId, lines, round, ...offer }) =>
    writeToBuilders(ports, round ? [builderId] : [], {
      request,
      at,
      key: () => `${kind}/${round?.id}/${builderId}`,
      compose: (facts, builder) => ({
        kind,
        ...facts,
        text: maskWords(round?.text ?? "", request),
        lines: lines.flatMap(({ id, label }) => (round?.lines.includes(id) ? label : [])),
        endsAt: round?.endsAt ?? at.toISOString(),
        ...(round &&
          endOfOffer(offer) < new Date(round.endsAt) && {
            validUntil: offer.validUntil.toISOString(),
          }),
        timeZone: builderTimeZone(builder),
        quotedAmount: offer.quotedAmount,
        price: statedPrice({ ...offer, lines }),
        ...linkOfBuilder(request, builderId),
      }),
    }),
  );
  return (await Promise.all(letters)).flat();
}
