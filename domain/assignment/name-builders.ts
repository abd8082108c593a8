import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Interest } from "./ports.ts";

export type NamedBuilder = { id: BuilderId; name: string };

/** The builders to choose from, and all who are named in these requests, approved or not. */
export async function nameBuilders(
  { builders }: { builders: BuilderProfileRepository },
  requests: readonly QuoteRequest[],
  interested: readonly Interest[],
): Promise<NamedBuilder[]> {
  const approved = await builders.listApproved();
  const known = new Set(approved.map((builder) => builder.id));
  const mentioned = new Set([
    ...requests.flatMap(({ invitations }) => invitations.map(({ builderId }) => builderId)),
    ...requests.flatMap((request) => request.assignedBuilders),
    ...interested.map(({ builderId }) => builderId),
  ]);
  const missing = [...mentioned].filter((id) => !known.has(id));
  // Approved once, and since then declined or hidden: still a name on the screen.
  const further = missing.length > 0 ? await builders.findMany(missing) : [];
  return [...approved, ...further].map(({ id, name }) => ({ id, name }));
}
