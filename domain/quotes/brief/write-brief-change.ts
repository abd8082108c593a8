import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BriefChanges } from "../../messages/letter-facts.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
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
    request,
    at,
    key: (id) => `brief-changed/${request.id}/${id}/${at.getTime()}`,
    compose: (facts, { id }) => ({
      kind: "brief-changed",
      ...facts,
      changes,
      ...linkOfBuilder(request, id),
    }),
  });
}
