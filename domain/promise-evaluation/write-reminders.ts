import {
  type AnswerTimeNeeds,
  exhibitorDueAt,
} from "../assignment/invitations/set-answer-times.ts";
import { answerTimesFacts } from "../assignment/invitations/write-invitations.ts";
import { builderTimeZone } from "../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Message } from "../messages/ports.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { linkFacts } from "../quotes/response-link.ts";
import type { BuilderId, Ids } from "../shared/id.ts";

type Needs = { ids: Ids; builders: BuilderProfileRepository };
type ReminderNeeds = Needs & Pick<AnswerTimeNeeds, "promises">;

/**
 * Reminds these invited builders, with the link of their invitation. `isResumed`: a pause has moved
 * their answer time.
 */
export async function writeReminders(
  needs: ReminderNeeds,
  request: QuoteRequest,
  builderIds: readonly BuilderId[],
  at: Date,
  isResumed = false,
): Promise<Message[]> {
  if (builderIds.length === 0) return [];
  const dueAt = await exhibitorDueAt(needs, request, at);
  const invitationOf = (id: BuilderId) =>
    request.invitations.findLast(({ builderId, removedAt }) => builderId === id && !removedAt);
  return writeToBuilders(needs, builderIds, {
    request,
    at,
    key: (id) => {
      const { invitedAt, remindersSent } = invitationOf(id) ?? {};
      const number = isResumed ? `resumed-${at.getTime()}` : remindersSent;
      return `invitation-reminder/${request.id}/${id}/${invitedAt?.getTime()}/${number}`;
    },
    compose: (facts, { id, ...builder }) => {
      const invitation = invitationOf(id);
      return {
        kind: "invitation-reminder",
        ...facts,
        builderId: id,
        link: linkFacts(invitation ?? { invitedAt: at, linkVersion: 1 }),
        hasBegun: Boolean(invitation?.acknowledgedAt),
        ...(isResumed && { isResumed }),
        ...answerTimesFacts(request, id, dueAt, at),
        timeZone: builderTimeZone(builder),
      };
    },
  });
}

/**
 * Emails builders that enough quotes are in and they need not start. `isBySystem`: the email waits
 * for the morning.
 */
export function writeReleases(
  needs: Needs,
  request: QuoteRequest,
  builderIds: readonly BuilderId[],
  at: Date,
  isBySystem: boolean,
): Promise<Message[]> {
  return writeToBuilders(needs, builderIds, {
    request,
    at,
    key: (id) => `invitation-released/${request.id}/${id}/${at.getTime()}`,
    compose: (facts, builder) => ({
      kind: "invitation-released",
      ...facts,
      ...(isBySystem && { morningIn: builderTimeZone(builder) }),
    }),
  });
}
