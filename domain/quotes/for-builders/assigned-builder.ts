import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { BuilderProfileSummary } from "../../shared/builder-summary.ts";
import type { QuoteRequest } from "../quote-request.ts";

/** The caller's profile, when it is approved, public, and assigned to the request now. */
export function assignedBuilder(
  by: Principal,
  request: QuoteRequest,
): BuilderProfileSummary | null {
  const builder = approvedBuilder(by);
  return builder && request.assignedBuilders.includes(builder.id) ? builder : null;
}
