import { writeBriefChange } from "../../quotes/brief/write-brief-change.ts";
import { briefVersionOf } from "../../quotes/brief-version.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { statusAt } from "../../quotes/quote-response.ts";
import type { BuilderId, Ids, UserId } from "../../shared/id.ts";
import { type AnswerTimeNeeds, extendAnswerTimes } from "../invitations/set-answer-times.ts";

export type BriefVersionNeeds = AnswerTimeNeeds & { quotes: QuoteRequestRepository; ids: Ids };
type NextBrief = {
  edited: QuoteRequest;
  /** Codes of the changed fields. */
  fields: string[];
  scope: { asked: string[]; notAsked: string[] };
  actorId: UserId | null;
};

/**
 * Stores the next version of a brief and emails the assigned builders what changed. Earlier quotes
 * are for the earlier brief until they are confirmed or revised. Due times don't move; the first
 * change restarts the answer time of builders who haven't quoted, within the due time.
 */
export async function saveBriefVersion(
  ports: BriefVersionNeeds,
  found: QuoteCase,
  { edited, fields, scope, actorId }: NextBrief,
  now: Date,
): Promise<QuoteRequest> {
  const before = found.request;
  const isFirst = before.briefVersion === 1;
  const next = { ...edited, briefVersion: before.briefVersion + 1, updatedAt: now };
  const request = isFirst
    ? await extendAnswerTimes(ports, next, waitingBuilders(found, now), now)
    : next;
  const messages = await writeBriefChange(ports, { ...found, request }, { ...scope, fields }, now);
  const detail = { fields, version: request.briefVersion };
  const audit = { actorId, action: "quote-request.brief-changed", detail };
  const briefVersions = [
    ...(isFirst ? [briefVersionOf(before, before.createdAt)] : []),
    briefVersionOf(request, now),
  ];
  await ports.quotes.save({ request, messages, audit, briefVersions });
  return request;
}

/** Assigned builders without a pending quote. */
function waitingBuilders({ request, responses }: QuoteCase, now: Date): BuilderId[] {
  const quoted = responses
    .filter((response) => statusAt(response, now) === "pending")
    .map(({ builderId }) => builderId);
  return request.assignedBuilders.filter((id) => !quoted.includes(id));
}
