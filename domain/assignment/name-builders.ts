import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Interest } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { BuilderId } from "../shared/id.ts";

export type NamedBuilder = { id: BuilderId; name: string };

/** Names of all builders in these requests, including ones that are hidden since. */
export async function nameBuilders(
  { builders }: { builders: BuilderProfileRepository },
  requests: readonly QuoteRequest[],
  interested: readonly Interest[],
): Promise<NamedBuilder[]> {
  const mentioned = new Set([
    ...requests.flatMap(({ invitations }) => invitations.map(({ builderId }) => builderId)),
    ...requests.flatMap((request) => request.assignedBuilders),
    ...interested.map(({ builderId }) => builderId),
  ]);
  return builders.findNames([...mentioned]);
}
