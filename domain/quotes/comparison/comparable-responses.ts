type Answered = { builderId: string; debrief: unknown };

/**
 * The latest response of each builder for the comparison. Pending and accepted ones stand; expired
 * ones are shown beside them. After an acceptance the comparison is as it was then: quotes declined
 * for the accepted one stand, and those declined or withdrawn before are shown, too. `statusOf`:
 * the current status.
 */
export function comparableResponses<Response extends Answered>(
  responses: readonly Response[],
  statusOf: (response: Response) => string,
): { response: Response; stands: boolean }[] {
  const isAwarded = responses.some((each) => statusOf(each) === "accepted");
  const seen = new Set<string>();
  return responses.flatMap((response) => {
    if (seen.has(response.builderId)) return [];
    seen.add(response.builderId);
    const status = statusOf(response);
    const stands = status === "pending" || status === "accepted" || response.debrief !== null;
    return stands || status === "expired" || isAwarded ? [{ response, stands }] : [];
  });
}
