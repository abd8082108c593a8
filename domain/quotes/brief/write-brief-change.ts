import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BriefChanges } from "../../messages/letter-facts.ts";
import type { Message } from "../../messages/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { Ids } from "../../shared/id.ts";
import { writeToBuilders } from "../letters/write-to-builders.ts";
import type { QuoteCase } from "../ports.ts";
import { statusAt } from "../quote-response.ts";
import { linkOfBuilder } from "../response-link.ts";

/** Emails each assigned builder that the brief or its scope has changed, and their own price. */
export function writeBriefChange(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  { request, responses }: QuoteCase,
  changes: BriefChanges,
  at: Date,
): Promise<Message[]> {
  return writeToBuilders(ports, request.assignedBuilders, {
    request,
    at,
    key: (id) => `brief-changed/${request.id}/${id}/${at.getTime()}`,
    compose: (facts, { id }) => {
      const own = responses.find(
        (response) => response.builderId === id && statusAt(response, at) === "pending",
      );
      return {
        kind: "brief-changed",
        ...facts,
        changes,
        ...(own && { quotedAmount: own.quotedAmount, price: statedPrice(own) }),
        ...linkOfBuilder(request, id),
      };
    },
  });
}
