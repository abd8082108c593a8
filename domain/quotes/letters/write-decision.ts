import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Message } from "../../messages/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { Ids } from "../../shared/id.ts";
import type { BriefVersion } from "../brief-version.ts";
import { earlierBriefOf } from "../priced-for.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { linkOfBuilder } from "../response-link.ts";
import { requestFacts, writeToExhibitor } from "./request-letter.ts";
import { writeDeclines } from "./write-declines.ts";
import { writeToBuilders } from "./write-to-builders.ts";

type Decision = {
  request: QuoteRequest;
  accepted: QuoteResponse;
  others: QuoteResponse[];
  briefs: readonly BriefVersion[];
};

/**
 * Writes the emails of an acceptance: thanks to its builder, a record to the exhibitor, a decline
 * to each builder with a pending quote, and "no quote needed" to every other assigned builder.
 */
export async function writeDecision(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  { request, accepted, others, briefs }: Decision,
  at: Date,
): Promise<Message[]> {
  const earlierBrief = earlierBriefOf(request, briefs, accepted);
  const [winner] = await ports.builders.findMany([accepted.builderId]);
  const thanks = await writeToBuilders(ports, [accepted.builderId], {
    request,
    at,
    key: () => `response-accepted/${accepted.id}`,
    compose: (facts) => ({
      kind: "response-accepted",
      ...facts,
      request: requestFacts(request),
      responseId: accepted.id,
      quotedAmount: accepted.quotedAmount,
      price: statedPrice(accepted),
      award: accepted.award,
      earlierBrief,
      ...linkOfBuilder(request, accepted.builderId),
    }),
  });
  const declines = await writeDeclines(ports, request, others, at);
  const declined = others.filter(({ status }) => status === "declined");
  const informed = new Set([accepted, ...declined].map(({ builderId }) => builderId));
  const unanswered = request.assignedBuilders.filter((id) => !informed.has(id));
  const endings = await writeToBuilders(ports, unanswered, {
    request,
    at,
    key: (id) => `request-decided/${request.id}/${id}/${at.getTime()}`,
    compose: (facts) => ({
      kind: "request-decided",
      ...facts,
    }),
  });
  const record = writeToExhibitor(
    ports,
    request,
    { key: `acceptance-record/${accepted.id}`, at },
    (facts) => ({
      kind: "acceptance-record",
      ...facts,
      responseId: accepted.id,
      builderName: winner?.name ?? null,
      quotedAmount: accepted.quotedAmount,
      price: statedPrice(accepted),
      estimatedTimeline: accepted.estimatedTimeline,
      validUntil: accepted.validUntil.toISOString(),
      responseMessage: accepted.responseMessage,
      earlierBrief,
    }),
  );
  return [...thanks, ...declines, ...endings, record];
}
