import type { PeopleReadPorts } from "../accounts/people-reads.ts";
import type { UserRepository } from "../accounts/ports.ts";
import type { AttachmentsPorts } from "../attachments/create-attachments.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Mailbox, MessageRepository } from "../messages/ports.ts";
import type { PromisePolicies, PromiseRepository } from "../promise/ports.ts";
import type { QuestionRepository } from "../questions/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import type { InterestRepository, QuoteRequestRepository } from "../quotes/ports.ts";
import { respondToRequest } from "../quotes/responses/respond-to-request.ts";
import { answersWithMaskedRound } from "../quotes/round/masked-round.ts";
import type { ExchangeRates, RateRepository } from "../rates/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { assignBuilders } from "./assign-builders.ts";
import { listAuditEvents } from "./audit/list-audit-events.ts";
import { addFile, removeFile } from "./brief/change-files.ts";
import { editBrief } from "./brief/edit-brief.ts";
import { listNotAsked } from "./capacity/list-not-asked.ts";
import { readCapacity } from "./capacity/read-capacity.ts";
import { saveCapacity } from "./capacity/save-capacity.ts";
import { completeRequest } from "./complete-request.ts";
import { findBuilders } from "./find-builders.ts";
import { acknowledgeInvitation } from "./invitations/acknowledge-invitation.ts";
import { declineInvitation } from "./invitations/decline-invitation.ts";
import { deliverMessage } from "./invitations/deliver-message.ts";
import { listAssignedRequests } from "./invitations/list-assigned-requests.ts";
import { refuseSeatlessQuote } from "./invitations/seat-rules.ts";
import { sendAgain } from "./invitations/send-again.ts";
import { listAvailableRequests } from "./list-available-requests.ts";
import { listSuggestedBuilders } from "./matching/list-suggested-builders.ts";
import type {
  AdminRequestSearch,
  AuditLog,
  DashboardCounter,
  MatchingRepository,
} from "./ports.ts";
import { reopenRequest } from "./reopen-request.ts";
import { annotateRequest } from "./requests/annotate-request.ts";
import { exportQuotes } from "./requests/export-quotes.ts";
import { listQuotesForAdmin } from "./requests/list-quotes-for-admin.ts";
import { readAdminStats } from "./requests/read-admin-stats.ts";
import { searchQuotes } from "./requests/search-quotes.ts";
import { viewQuoteForAdmin } from "./requests/view-quote-for-admin.ts";
import { actByLink } from "./response-link/act-by-link.ts";
import { addFileByLink } from "./response-link/add-file-by-link.ts";
import { renewLink } from "./response-link/renew-link.ts";
import { viewByLink } from "./response-link/view-by-link.ts";
import { showInterest } from "./show-interest.ts";

/** Ports that these use cases need. */
export type AssignmentPorts = Pick<
  AttachmentsPorts,
  "attachments" | "files" | "imageProcessor" | "scanner" | "hashOf"
> &
  PeopleReadPorts & {
    clock: Clock;
    ids: Ids;
    quotes: QuoteRequestRepository;
    contactAfter: ContactAfter;
    rates: RateRepository;
    exchangeRates: ExchangeRates;
    interests: InterestRepository;
    questions: QuestionRepository;
    builders: BuilderProfileRepository;
    promises: PromiseRepository;
    promisePolicies: PromisePolicies;
    matching: MatchingRepository;
    requestSearch: AdminRequestSearch;
    dashboardCounter: DashboardCounter;
    audit: AuditLog;
    users: UserRepository;
    messages: MessageRepository;
    mailbox: Mailbox;
  };

/** The use cases: what admins do with requests, and builders with invitations. */
export function createAssignment(ports: AssignmentPorts) {
  return {
    editBrief: editBrief(ports),
    addFile: addFile(ports),
    removeFile: removeFile(ports),
    readAdminStats: readAdminStats(ports),
    listQuotesForAdmin: listQuotesForAdmin(ports),
    searchQuotes: searchQuotes(ports),
    viewQuoteForAdmin: viewQuoteForAdmin(ports),
    exportQuotes: exportQuotes(ports),
    listAuditEvents: listAuditEvents(ports),
    listSuggestedBuilders: listSuggestedBuilders(ports),
    findBuilders: findBuilders(ports),
    assignBuilders: assignBuilders(ports),
    sendAgain: sendAgain(ports),
    completeRequest: completeRequest(ports),
    reopenRequest: reopenRequest(ports),
    annotateRequest: annotateRequest(ports),
    listAssignedRequests: listAssignedRequests(ports),
    acknowledgeInvitation: acknowledgeInvitation(ports),
    declineInvitation: declineInvitation(ports),
    respondToRequest: answersWithMaskedRound(
      respondToRequest(ports, refuseSeatlessQuote(ports)),
      ports.contactAfter,
    ),
    viewByLink: viewByLink(ports),
    actByLink: actByLink(ports),
    renewLink: renewLink(ports),
    addFileByLink: addFileByLink(ports),
    readCapacity: readCapacity(ports),
    saveCapacity: saveCapacity(ports),
    listNotAsked: listNotAsked(ports),
    listAvailableRequests: listAvailableRequests(ports),
    showInterest: showInterest(ports),
    deliverMessage: deliverMessage(ports),
  };
}
