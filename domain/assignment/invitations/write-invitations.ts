import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { Message } from "../../messages/ports.ts";
import { criteriaText, pitchText } from "../../quotes/brief-detail-words.ts";
import { briefPictureName } from "../../quotes/brief-picture.ts";
import { answerTimes, respondByOf } from "../../quotes/due-times.ts";
import { writeToBuilders } from "../../quotes/letters/write-to-builders.ts";
import { factsForBuilders } from "../../quotes/mask-contacts.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { linkFacts } from "../../quotes/response-link.ts";
import type { BuilderId, Ids } from "../../shared/id.ts";
import { type AnswerTimeNeeds, exhibitorDueAt } from "./set-answer-times.ts";

type WriteNeeds = Pick<AnswerTimeNeeds, "promises" | "builders"> & { ids: Ids };

/**
 * Writes the invitation emails to these builders, with the same `at` as their entries in the
 * request. `isReopened`: the request was closed and reopened.
 */
export async function writeInvitations(
  ports: WriteNeeds,
  request: QuoteRequest,
  builderIds: readonly BuilderId[],
  at: Date,
  { isReopened = false }: { isReopened?: boolean } = {},
): Promise<Message[]> {
  if (builderIds.length === 0) return [];
  const masked = { ...request, ...factsForBuilders(request) };
  const { industry, serviceType, budget, company } = masked;
  const brief = {
    industry,
    serviceType,
    budget,
    company,
    pitch: pitchText(request.brief),
    criteria: criteriaText(request.brief),
    picture: briefPictureName(request),
  };
  const dueAt = await exhibitorDueAt(ports, request, at);
  return writeToBuilders(ports, builderIds, {
    request,
    at,
    key: (id) => `invitation/${request.id}/${id}/${at.getTime()}`,
    compose: (facts, { id, ...builder }) => ({
      kind: "invitation",
      ...facts,
      request: { ...facts.request, ...brief },
      builderId: id,
      link: linkFacts({ invitedAt: at, linkVersion: linkVersionOf(request, id, at) }),
      ...(isReopened && { isReopened }),
      ...answerTimesFacts(request, id, dueAt, at),
      timeZone: builderTimeZone(builder),
    }),
  });
}

/** The answer times that an email to an invited builder names, as of `at`. */
export function answerTimesFacts(
  request: Pick<QuoteRequest, "invitations">,
  id: BuilderId,
  dueAt: Date,
  at: Date,
): { answerBy: string | null; welcomeUntil: string | null } {
  const { answerBy, welcomeUntil } = answerTimes(respondByOf(request, id), dueAt, at);
  return {
    answerBy: answerBy?.toISOString() ?? null,
    welcomeUntil: welcomeUntil?.toISOString() ?? null,
  };
}

function linkVersionOf({ invitations }: QuoteRequest, id: BuilderId, at: Date): number {
  const fresh = invitations.find(
    ({ builderId, invitedAt }) => builderId === id && invitedAt.getTime() === at.getTime(),
  );
  return fresh?.linkVersion ?? 1;
}
