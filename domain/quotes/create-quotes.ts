import { feature } from "../shared/feature.ts";
import { confirmBrief } from "./brief/confirm-brief.ts";
import { editScope } from "./brief/edit-scope.ts";
import { readBrief } from "./brief/find-readable-brief.ts";
import { listBriefEdits } from "./brief/list-brief-edits.ts";
import { compareQuotes } from "./comparison/compare-quotes.ts";
import { listQuotingBuilders } from "./comparison/list-quoting-builders.ts";
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
import { expireResponses } from "./responses/expire-responses.ts";
import { listEarlierQuotes } from "./responses/list-earlier-quotes.ts";
import { listOwnResponses } from "./responses/list-own-responses.ts";
import { reviseResponse } from "./responses/revise-response.ts";
import { withdrawResponse } from "./responses/withdraw-response.ts";
import { answersWithMaskedRound } from "./round/masked-round.ts";
import { checkBoothPlan } from "./submit/check-booth-plan.ts";
import { replaySubmission, submitQuoteRequest } from "./submit/submit-quote-request.ts";
import { compareVersions } from "./versions/compare-versions.ts";
import { listVersions } from "./versions/list-versions.ts";
import { noteSeenQuotes } from "./versions/note-seen-quotes.ts";

/** The use cases: requesting quotes, and what exhibitors and builders do with them. */
export const createQuotes = feature({
  submitQuoteRequest,
  replaySubmission,
  checkBoothPlan,
  viewQuoteRequest,
  listOwnRequests,
  listResponses,
  listQuotingBuilders,
  compareQuotes,
  listOwnResponses,
  listEarlierQuotes,
  listVersions,
  compareVersions,
  noteSeenQuotes,
  readOverview,
  reviseResponse: answersWithMaskedRound(reviseResponse),
  withdrawResponse: answersWithMaskedRound(withdrawResponse),
  acceptResponse,
  askForPrice,
  askForLines,
  editScope,
  listBriefEdits,
  readBrief,
  confirmBrief: answersWithMaskedRound(confirmBrief),
  declineResponse,
  cancelRequest,
  expireResponses,
  readMailLink,
  claimByMailLink,
});
