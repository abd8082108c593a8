import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { reasonForBuilders } from "./request-letter.ts";
import { writeToBuilders } from "./write-to-builders.ts";

/** Emails each builder whose offer was just declined. */
export async function writeDeclines(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  request: QuoteRequest,
  responses: QuoteResponse[],
  at: Date,
): Promise<Message[]> {
  const declined = responses.filter((response) => response.status === "declined");
  const letters = declined.map((response) =>
    writeToBuilders(ports, [response.builderId], {
      request,
      at,
      key: () => `response-declined/${response.id}`,
      compose: (facts) => ({
        kind: "response-declined",
        ...facts,
        responseId: response.id,
        reason: reasonForBuilders(response.declineReason, request),
        debrief: response.debrief,
      }),
    }),
  );
  return (await Promise.all(letters)).flat();
}
