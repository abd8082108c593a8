import type { BuilderId } from "../shared/id.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { allQuotesHours, firstQuoteHours } from "./limits.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** By when an exhibitor was promised the first quote, and all of them. The clock begins with the request. */
export function dueTimes({ createdAt }: Pick<QuoteRequest, "createdAt">) {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
  return { firstQuoteAt: after(firstQuoteHours), allQuotesAt: after(allQuotesHours) };
}

/** By when an invited builder is to answer; with invitations of earlier versions, when all quotes were promised. */
export function answerDueAt(request: QuoteRequest, builderId: BuilderId): Date {
  const standing = request.invitations.findLast(
    (one) => one.builderId === builderId && one.removedAt === null,
  );
  return standing?.respondBy ?? dueTimes(request).allQuotesAt;
}
