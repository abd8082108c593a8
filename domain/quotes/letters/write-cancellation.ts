import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Message } from "../../messages/ports.ts";
import type { BuilderId, Ids } from "../../shared/id.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { reasonForBuilders } from "./request-letter.ts";
import { writeToBuilders } from "./write-to-builders.ts";

/**
 * Tells builders that the request was canceled: only the one whose quote was accepted, since the
 * others know; without one, all who are assigned.
 */
export function writeCancellation(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  request: QuoteRequest,
  winner: BuilderId | null,
  at: Date,
): Promise<Message[]> {
  const readers = winner ? [winner] : request.assignedBuilders;
  return writeToBuilders(ports, readers, {
    request,
    at,
    key: (id) => `request-cancelled/${request.id}/${id}/${at.getTime()}`,
    compose: (facts) => ({
      kind: "request-cancelled",
      ...facts,
      reason: reasonForBuilders(request.cancelReason, request),
      wasAccepted: winner !== null,
    }),
  });
}
