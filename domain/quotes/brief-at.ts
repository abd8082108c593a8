import { pick } from "../shared/records.ts";
import { type Brief, type BriefVersion, briefFields } from "./brief-version.ts";
import type { QuoteRequestRepository } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** The versions of a request's brief; none for one that was never changed, without a read. */
export async function readBriefs(
  quotes: Pick<QuoteRequestRepository, "listBriefVersions">,
  { id, briefVersion }: Pick<QuoteRequest, "id" | "briefVersion">,
): Promise<BriefVersion[]> {
  return briefVersion > 1 ? await quotes.listBriefVersions(id) : [];
}

/** The brief as it stood at a version; as it stands now where that is not stored. */
export function briefAt(
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  version: number,
): Brief {
  return pick(briefs.find((each) => each.version === version) ?? request, briefFields);
}
