import { provenAdminOf } from "../../accounts/admin-of.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { Cents } from "../../shared/money/money.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { nameBuilders } from "../name-builders.ts";
import type { AdminRequestSearch, AuditLog } from "../ports.ts";
import type { RequestFilter } from "./request-search.ts";

type Needs = {
  requestSearch: AdminRequestSearch;
  builders: BuilderProfileRepository;
  audit: AuditLog;
  clock: Clock;
};
/** A request with its builders' names, for a spreadsheet. */
export type ExportedQuote = {
  request: QuoteRequest;
  assignedBuilders: string[];
  /** `boothSize` is that of the brief that the amount is priced for. */
  accepted: { builder: string; amount: Cents | null; boothSize: string } | null;
};
type ExportQuotes = RequestFilter & { by: Principal };
type Answer = Result<
  AsyncIterable<ExportedQuote[]>,
  NotSignedIn | NotAllowed | ReauthenticationNeeded
>;

/**
 * An admin exports requests, newest first, a few hundred per read. Contains personal data: requires
 * re-authentication and is audited, without the search text.
 */
export function exportQuotes({ requestSearch, builders, audit, clock }: Needs) {
  return async ({ by, ...filter }: ExportQuotes): Promise<Answer> => {
    const admin = provenAdminOf(by, clock.now());
    if (!admin.ok) return admin;
    await audit.addExport({
      actorId: admin.value.user.id,
      action: "quote-requests.exported",
      detail: { group: filter.group, hasSearch: filter.search !== "" },
    });
    return ok(withBuilders({ requestSearch, builders }, filter));
  };
}

async function* withBuilders(
  { requestSearch, builders }: Pick<Needs, "requestSearch" | "builders">,
  filter: RequestFilter,
): AsyncIterable<ExportedQuote[]> {
  for await (const requests of requestSearch.walk(filter)) {
    const [named, offers] = await Promise.all([
      nameBuilders({ builders }, requests, []),
      requestSearch.acceptedOffers(requests.map(({ id }) => id)),
    ]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    const offerOf = new Map(offers.map((offer) => [offer.requestId, offer]));
    yield requests.map((request) => {
      const offer = offerOf.get(request.id) ?? null;
      return {
        request,
        assignedBuilders: request.assignedBuilders.map((id) => names.get(id) ?? id),
        accepted: offer && { ...offer, builder: names.get(offer.builderId) ?? offer.builderId },
      };
    });
  }
}
