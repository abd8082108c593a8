import { pick } from "../shared/records.ts";
import { type Brief, type BriefVersion, briefFields } from "./brief-version.ts";
import type { QuoteRequestRepository } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Reads the versions of a request's brief; empty, without a read, for one that never changed. */
export async function readBriefs(
  quotes: Pick<QuoteRequestRepository, "listBriefVersions">,
  { id, briefVersion }: Pick<QuoteRequest, "id" | "briefVersion">,
): Promise<BriefVersion[]> {
  return briefVersion > 1 ? await quotes.listBriefVersions(id) : [];
}

/** The brief at a version; the current one if that isn't stored. */
export function briefAt(
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  version: number,
): Brief {
  return pick(briefs.find((each) => each.version === version) ?? request, briefFields);
}
