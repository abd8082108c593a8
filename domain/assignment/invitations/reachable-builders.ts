import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";

/** The assigned builders that have an address for invitations. */
export async function reachableBuilders(
  builders: BuilderProfileRepository,
  request: Pick<QuoteRequest, "assignedBuilders">,
): Promise<BuilderId[]> {
  const known = await builders.findMany(request.assignedBuilders);
  return known.filter(({ invitationEmail }) => invitationEmail !== null).map(({ id }) => id);
}
