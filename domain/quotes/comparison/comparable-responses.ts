import { type QuoteResponse, statusAt } from "../responses/quote-response.ts";

/**
 * The latest response of each builder that is still of interest: pending and accepted ones stand, expired ones are shown
 * beside them. Once one is accepted, those that were declined at that moment stand as they did then.
 */
export function comparableResponses(
  responses: readonly QuoteResponse[],
  now: Date,
): { response: QuoteResponse; stands: boolean }[] {
  const awardedAt = responses.find(({ status }) => status === "accepted")?.updatedAt.getTime();
  const seen = new Set<string>();
  return responses.flatMap((response) => {
    if (seen.has(response.builderId)) return [];
    seen.add(response.builderId);
    const status = statusAt(response, now);
    const lost =
      status === "declined" &&
      response.withdrawnAt === null &&
      response.updatedAt.getTime() === awardedAt;
    const stands = status === "pending" || status === "accepted" || lost;
    return stands || status === "expired" ? [{ response, stands }] : [];
  });
}
