import type { AssignableBuilder, BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";

/** Whether the builder may be invited: approved, public, and with an address for invitations. */
export function isAssignable(builder: AssignableBuilder): boolean {
  return builder.reviewState === "approved" && builder.public && builder.invitationEmail !== null;
}

/** The assigned builders that may still be invited. */
export async function reachableBuilders(
  builders: BuilderProfileRepository,
  request: Pick<QuoteRequest, "assignedBuilders">,
): Promise<BuilderId[]> {
  const known = await builders.findMany(request.assignedBuilders);
  return known.filter(isAssignable).map(({ id }) => id);
}
