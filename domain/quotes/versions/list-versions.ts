import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { OfferVersion } from "../quote-response.ts";
import type { ResponseNotFound } from "../refusals.ts";
import { findReadableResponse } from "./find-readable-response.ts";

type ListVersions = { responseId: QuoteResponseId; by: Principal };

/** A quote's builder, its exhibitor or an admin lists its revisions. */
export function listVersions({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    responseId,
    by,
  }: ListVersions): Promise<Result<OfferVersion[], NotSignedIn | ResponseNotFound>> => {
    const readable = await findReadableResponse(quotes, responseId, by);
    return readable.ok ? ok(await quotes.listVersions(responseId)) : readable;
  };
}
