import { countPeople, type PeopleReadPorts } from "../../accounts/people-reads.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import { noteRequestViewed } from "../../security-events/note-request-viewed.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { AboutRequests, AdminRequestSearch } from "../ports.ts";
import { type AskedByAdmin, requestForAdmin } from "./request-for-admin.ts";

type Needs = PeopleReadPorts & {
  quotes: QuoteRequestRepository;
  requestSearch: AdminRequestSearch;
};
type Viewed = AboutRequests & { request: QuoteRequest };
type Answer = Result<Viewed, NotSignedIn | NotAllowed | ReauthenticationNeeded | RequestNotFound>;

/**
 * An admin reads one request with the builders named in it. Counts as one person of the hourly
 * limit.
 */
export function viewQuoteForAdmin(ports: Needs) {
  const { quotes, requestSearch } = ports;
  return async (asked: AskedByAdmin): Promise<Answer> => {
    const found = await requestForAdmin(quotes, asked);
    if (!found.ok) return found;
    const request = found.value;
    const { by } = asked;
    const counted = await countPeople(ports)({ by, ids: [request.id], isList: false });
    if (!counted.ok) return counted;
    if (by.kind === "member") {
      await noteRequestViewed(ports)({ adminId: by.user.id, requestId: request.id });
    }
    return ok({ request, ...(await requestSearch.about([request.id])) });
  };
}
