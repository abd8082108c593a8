import { namesPrice } from "../../offers/names-price.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { RequestStatus } from "../request-state.ts";

/** A request's standing for its exhibitor: a finer status that takes the answers into account. */
export const requestStandings = [
  "pending",
  "assigned",
  "quotes_sent",
  "email_failed",
  /** A quote with a price awaits a decision. */
  "quotes-to-decide",
  /** Builders have answered, but no pending quote has a price. */
  "quotes-unpriced",
  /** Quotes were received, and all are declined, withdrawn or expired. */
  "quotes-ended",
  "quote-accepted",
  "completed",
  "cancelled-unasked",
  "cancelled-unanswered",
  "cancelled-with-quotes",
] as const;
export type RequestStanding = (typeof requestStandings)[number];

type Input = Pick<QuoteRequest, "status" | "assignedBuilders" | "invitations">;
type Answers = readonly Pick<QuoteResponse, "status" | "quotedAmount">[];

/** Computes a request's standing from its status, invitations and quotes. */
export function requestStanding(request: Input, answers: Answers): RequestStanding {
  const standings: Record<RequestStatus, () => RequestStanding> = {
    pending: () => "pending",
    assigned: () => "assigned",
    quotes_sent: () => "quotes_sent",
    email_failed: () => "email_failed",
    "in-progress": () => standingInProgress(answers),
    completed: () => "completed",
    cancelled: () => standingCancelled(request, answers),
  };
  return standings[request.status]();
}

function standingInProgress(answers: Answers): RequestStanding {
  if (answers.some(({ status }) => status === "accepted")) return "quote-accepted";
  const pending = answers.filter(({ status }) => status === "pending");
  if (pending.length === 0) return "quotes-ended";
  return pending.some(({ quotedAmount }) => namesPrice(quotedAmount))
    ? "quotes-to-decide"
    : "quotes-unpriced";
}

function standingCancelled({ assignedBuilders, invitations }: Input, answers: Answers) {
  if (answers.length > 0) return "cancelled-with-quotes";
  const wasAsked = assignedBuilders.length + invitations.length > 0;
  return wasAsked ? "cancelled-unanswered" : "cancelled-unasked";
}
