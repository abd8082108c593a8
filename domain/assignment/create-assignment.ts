import { type AgreementNeeds, ratesOfQuote } from "../commission/rates-of-quote.ts";
import { respondToRequest } from "../quotes/responses/respond-to-request.ts";
import { answersWithMaskedRound } from "../quotes/round/masked-round.ts";
import { feature } from "../shared/feature.ts";
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
import { closeCalendar, hasJobCalendar, openCalendar, readCalendar } from "./plan/plan-calendar.ts";
import { remindPlans } from "./plan/remind-plans.ts";
import { setMilestone, viewPlan } from "./plan/view-plan.ts";
import { reopenRequest } from "./reopen-request.ts";
import { annotateRequest } from "./requests/annotate-request.ts";
import { exportQuotes } from "./requests/export-quotes.ts";
import { listQuotesForAdmin } from "./requests/list-quotes-for-admin.ts";
import { readAdminStats } from "./requests/read-admin-stats.ts";
import { searchQuotes } from "./requests/search-quotes.ts";
import { viewQuoteForAdmin } from "./requests/view-quote-for-admin.ts";
import { holdLink } from "./response-link/hold-response-link.ts";
import { readFillByLink } from "./response-link/read-fill-by-link.ts";
import { renewLink } from "./response-link/renew-link.ts";
import { takeBackByLink } from "./response-link/take-back-by-link.ts";
import { viewByLink } from "./response-link/view-by-link.ts";
import { showInterest } from "./show-interest.ts";

type RespondPorts = Parameters<typeof respondToRequest>[0] &
  Parameters<typeof refuseSeatlessQuote>[0] &
  AgreementNeeds;

/** The use cases: what admins do with requests, and builders with invitations. */
export const createAssignment = feature({
  editBrief,
  viewPlan,
  setMilestone,
  openCalendar,
  closeCalendar,
  readCalendar,
  hasJobCalendar,
  remindPlans,
  addFile,
  removeFile,
  readAdminStats,
  listQuotesForAdmin,
  searchQuotes,
  viewQuoteForAdmin,
  exportQuotes,
  listAuditEvents,
  listSuggestedBuilders,
  findBuilders,
  assignBuilders,
  sendAgain,
  completeRequest,
  reopenRequest,
  annotateRequest,
  listAssignedRequests,
  acknowledgeInvitation,
  declineInvitation,
  respondToRequest: answersWithMaskedRound((ports: RespondPorts) =>
    respondToRequest(ports, {
      refuseQuote: refuseSeatlessQuote(ports),
      ratesOfQuote: ratesOfQuote(ports),
    }),
  ),
  viewByLink,
  readFillByLink,
  holdLink,
  takeBackByLink,
  renewLink,
  readCapacity,
  saveCapacity,
  listNotAsked,
  listAvailableRequests,
  showInterest,
  deliverMessage,
});
