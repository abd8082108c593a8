type Answered = { builderId: string; debrief: unknown };

/**
 * The latest response of each builder that is compared. Pending and accepted ones stand; expired ones are shown beside them.
 * Once one is accepted the comparison is what it was chosen from: those that were declined for it stand as they did then, and
 * those that were declined or withdrawn before are shown too. `statusOf` is as of now.
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
