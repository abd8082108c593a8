import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BriefChanges } from "../../messages/letter-facts.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import { requestFactsForBuilders } from "../letters/request-letter.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { linkOfBuilder } from "../response-link.ts";

/** Emails each assigned builder that the brief or its scope has changed. */
export function writeBriefChange(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  request: QuoteRequest,
  changes: BriefChanges,
  at: Date,
): Promise<Message[]> {
  return writeToBuilders(ports, request.assignedBuilders, {
    quoteRequestId: request.id,
    at,
    key: (id) => `brief-changed/${request.id}/${id}/${at.getTime()}`,
    compose: (to, { id, name }) => ({
      kind: "brief-changed",
      to,
      request: requestFactsForBuilders(request),
      builderName: name,
      changes,
      ...linkOfBuilder(request, id),
    }),
  });
}
