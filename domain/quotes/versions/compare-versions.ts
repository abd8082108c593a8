import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { diffOffers, type OfferDiff } from "../../offers/diff-offers.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { OfferVersion } from "../quote-response.ts";
import type { ResponseNotFound, VersionNotFound } from "../refusals.ts";
import { findReadableResponse } from "./find-readable-response.ts";

/** `from` and `to` are revision numbers. */
type CompareVersions = { responseId: QuoteResponseId; from: number; to: number; by: Principal };
export type ComparedVersions = { from: OfferVersion; to: OfferVersion; diff: OfferDiff };
type Answer = Result<ComparedVersions, NotSignedIn | ResponseNotFound | VersionNotFound>;

/** A quote's builder, its exhibitor or an admin compares two revisions of it. */
export function compareVersions({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({ responseId, from: earlier, to: later, by }: CompareVersions): Promise<Answer> => {
    const readable = await findReadableResponse(quotes, responseId, by);
    if (!readable.ok) return readable;
    const versions = await quotes.listVersions(responseId);
    const from = versions.find(({ revision }) => revision === earlier);
    const to = versions.find(({ revision }) => revision === later);
    if (!(from && to)) return refuse({ kind: "quote-version-not-found" });
    return ok({ from, to, diff: diffOffers(from, to) });
  };
}
