import type { UserRepository } from "../accounts/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MessageRepository } from "../messages/ports.ts";
import type { ExchangeRates, RateRepository } from "../rates/ports.ts";
import type { SecurityLog } from "../security-events/security-event.ts";
import type { SecurityTally } from "../security-events/security-tally.ts";
import type { Ids } from "../shared/id.ts";
import type { PresentNumbers } from "../shared/promised-numbers.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "../trade-shows/ports.ts";
import { confirmBrief } from "./brief/confirm-brief.ts";
import { editScope } from "./brief/edit-scope.ts";
import { listBriefEdits } from "./brief/list-brief-edits.ts";
import { compareQuotes } from "./comparison/compare-quotes.ts";
import { listQuotingBuilders } from "./comparison/list-quoting-builders.ts";
import type { ContactAfter } from "./contact-after.ts";
import { acceptResponse } from "./decision/accept-response.ts";
import { askForLines } from "./decision/ask-for-lines.ts";
import { askForPrice } from "./decision/ask-for-price.ts";
import { declineResponse } from "./decision/decline-response.ts";
import { readOverview } from "./for-builders/read-overview.ts";
import { claimByMailLink } from "./letters/claim-by-mail-link.ts";
import { readMailLink } from "./letters/read-mail-link.ts";
import { cancelRequest } from "./own-requests/cancel-request.ts";
import { listOwnRequests } from "./own-requests/list-own-requests.ts";
import { listResponses } from "./own-requests/list-responses.ts";
import { viewQuoteRequest } from "./own-requests/view-quote-request.ts";
import type { InterestRepository, QuoteRequestRepository, SeenQuoteRepository } from "./ports.ts";
import { expireResponses } from "./responses/expire-responses.ts";
import { listEarlierQuotes } from "./responses/list-earlier-quotes.ts";
import { listOwnResponses } from "./responses/list-own-responses.ts";
import { reviseResponse } from "./responses/revise-response.ts";
import { withdrawResponse } from "./responses/withdraw-response.ts";
import { answersWithMaskedRound } from "./round/masked-round.ts";
import { replaySubmission, submitQuoteRequest } from "./submit/submit-quote-request.ts";
import { compareVersions } from "./versions/compare-versions.ts";
import { listVersions } from "./versions/list-versions.ts";
import { noteSeenQuotes } from "./versions/note-seen-quotes.ts";

/** Ports that these use cases need. */
export type QuotesPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  seenQuotes: SeenQuoteRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  interests: InterestRepository;
  builders: BuilderProfileRepository;
  contactAfter: ContactAfter;
  securityLog: SecurityLog;
  /** Of the whole process. */
  securityTally: SecurityTally;
  users: UserRepository;
  messages: MessageRepository;
  tradeShows: TradeShowRepository;
  promisePolicies: PresentNumbers;
};

/** The use cases: asking for quotes, and what exhibitors and builders do about them. */
export function createQuotes(ports: QuotesPorts) {
  const { contactAfter } = ports;
  return {
    submitQuoteRequest: submitQuoteRequest(ports),
    replaySubmission: replaySubmission(ports),
    viewQuoteRequest: viewQuoteRequest(ports),
    listOwnRequests: listOwnRequests(ports),
    listResponses: listResponses(ports),
    listQuotingBuilders: listQuotingBuilders(ports),
    compareQuotes: compareQuotes(ports),
    listOwnResponses: listOwnResponses(ports),
    listEarlierQuotes: listEarlierQuotes(ports),
    listVersions: listVersions(ports),
    compareVersions: compareVersions(ports),
    noteSeenQuotes: noteSeenQuotes(ports),
    readOverview: readOverview(ports),
    reviseResponse: answersWithMaskedRound(reviseResponse(ports), contactAfter),
    withdrawResponse: answersWithMaskedRound(withdrawResponse(ports), contactAfter),
    acceptResponse: acceptResponse(ports),
    askForPrice: askForPrice(ports),
    askForLines: askForLines(ports),
    editScope: editScope(ports),
    listBriefEdits: listBriefEdits(ports),
    confirmBrief: answersWithMaskedRound(confirmBrief(ports), contactAfter),
    declineResponse: declineResponse(ports),
    cancelRequest: cancelRequest(ports),
    expireResponses: expireResponses(ports),
    readMailLink: readMailLink(ports),
    claimByMailLink: claimByMailLink(ports),
  };
}
