import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Message } from "../../messages/ports.ts";
import { briefPictureName } from "../../quotes/brief-picture.ts";
import { dueTimes } from "../../quotes/due-times.ts";
import { requestFacts } from "../../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../../quotes/letters/write-to-builders.ts";
import { factsForBuilders } from "../../quotes/mask-contacts.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { linkFacts } from "../../quotes/response-link.ts";
import type { BuilderId, Ids } from "../../shared/id.ts";

/**
 * The invitations of these builders, made at the same instant as their entries in the request. `isReopened`: the request
 * was closed meanwhile.
 */
export function writeInvitations(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  request: QuoteRequest,
  builderIds: readonly BuilderId[],
  at: Date,
  { isReopened = false }: { isReopened?: boolean } = {},
): Promise<Message[]> {
  const masked = { ...request, ...factsForBuilders(request) };
  const { industry, serviceType, budget, company } = masked;
  const facts = { ...requestFacts(masked), industry, serviceType, budget, company };
  const picture = briefPictureName(request);
  const { allQuotesAt } = dueTimes(request);
  const usual = allQuotesAt > at ? allQuotesAt : null;
  const answerBy = (id: BuilderId) =>
    request.invitations.findLast(({ builderId, removedAt }) => builderId === id && !removedAt)
      ?.respondBy ?? usual;
  return writeToBuilders(ports, builderIds, {
    quoteRequestId: request.id,
    at,
    key: (id) => `invitation/${request.id}/${id}/${at.getTime()}`,
    compose: (to, { id, name, ...builder }) => ({
      kind: "invitation",
      to,
      request: { ...facts, picture },
      builderId: id,
      builderName: name,
      link: linkFacts({ invitedAt: at, linkVersion: linkVersionOf(request, id, at) }),
      ...(isReopened && { isReopened }),
      answerBy: answerBy(id)?.toISOString() ?? null,
      timeZone: builderTimeZone(builder),
    }),
  });
}

function linkVersionOf({ invitations }: QuoteRequest, id: BuilderId, at: Date): number {
  const fresh = invitations.find(
    ({ builderId, invitedAt }) => builderId === id && invitedAt.getTime() === at.getTime(),
  );
  return fresh?.linkVersion ?? 1;
}
