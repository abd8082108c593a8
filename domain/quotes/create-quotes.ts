import type { UserRepository } from "../accounts/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MessageRepository } from "../messages/ports.ts";
import type { SecurityLog } from "../security-events/security-event.ts";
import type { SecurityTally } from "../security-events/security-tally.ts";
import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { cancelRequest } from "./cancel-request.ts";
import { readMailLink } from "./letters/read-mail-link.ts";
import { listAssignedRequests } from "./list-assigned-requests.ts";
import { listAvailableRequests } from "./list-available-requests.ts";
import { listOwnRequests } from "./list-own-requests.ts";
import type { InterestRepository, QuoteRequestRepository } from "./ports.ts";
import { readOverview } from "./read-overview.ts";
import { acceptResponse } from "./responses/accept-response.ts";
import { askForPrice } from "./responses/ask-for-price.ts";
import { compareQuotes } from "./responses/compare-quotes.ts";
import { declineResponse } from "./responses/decline-response.ts";
import { expireResponses } from "./responses/expire-responses.ts";
import { listOwnResponses } from "./responses/list-own-responses.ts";
import { listQuotingBuilders } from "./responses/list-quoting-builders.ts";
import { listResponses } from "./responses/list-responses.ts";
import { listVersions } from "./responses/list-versions.ts";
import { respondToRequest } from "./responses/respond-to-request.ts";
import { reviseResponse } from "./responses/revise-response.ts";
import { withdrawResponse } from "./responses/withdraw-response.ts";
import { submitQuoteRequest } from "./submit-quote-request.ts";
import { viewQuoteRequest } from "./view-quote-request.ts";

/** Ports that these use cases need. */
export type QuotesPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  interests: InterestRepository;
  builders: BuilderProfileRepository;
  securityLog: SecurityLog;
  /** Of the whole process. */
  securityTally: SecurityTally;
  users: UserRepository;
  messages: MessageRepository;
};

/** The use cases: asking for quotes, and what exhibitors and builders do about them. */
export function createQuotes(ports: QuotesPorts) {
  return {
    submitQuoteRequest: submitQuoteRequest(ports),
    viewQuoteRequest: viewQuoteRequest(ports),
    listOwnRequests: listOwnRequests(ports),
    listResponses: listResponses(ports),
    listQuotingBuilders: listQuotingBuilders(ports),
    compareQuotes: compareQuotes(ports),
    listAssignedRequests: listAssignedRequests(ports),
    listAvailableRequests: listAvailableRequests(ports),
    listOwnResponses: listOwnResponses(ports),
    listVersions: listVersions(ports),
    readOverview: readOverview(ports),
    respondToRequest: respondToRequest(ports),
    reviseResponse: reviseResponse(ports),
    withdrawResponse: withdrawResponse(ports),
    acceptResponse: acceptResponse(ports),
    askForPrice: askForPrice(ports),
    declineResponse: declineResponse(ports),
    cancelRequest: cancelRequest(ports),
    expireResponses: expireResponses(ports),
    readMailLink: readMailLink(ports),
  };
}
