import type { QuoteRequest } from "./quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";
import type { RequestStatus } from "./request-state.ts";

/** How a request stands for its exhibitor: its status, made precise by the answers to it. */
export const requestStandings = [
  "pending",
  "assigned",
  "quotes_sent",
  "email_failed",
  /** A quote waits for a decision. */
  "quotes-to-decide",
  /** Quotes came in, and each of them is declined, withdrawn or expired. */
  "quotes-ended",
  "quote-accepted",
  "completed",
  "cancelled-unasked",
  "cancelled-unanswered",
  "cancelled-with-quotes",
] as const;
export type RequestStanding = (typeof requestStandings)[number];

type Request = Pick<QuoteRequest, "status" | "assignedBuilders" | "invitations">;
type Answers = readonly Pick<QuoteResponse, "status">[];

export function requestStanding(request: Request, answers: Answers): RequestStanding {
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
  return answers.some(({ status }) => status === "pending") ? "quotes-to-decide" : "quotes-ended";
}

function standingCancelled({ assignedBuilders, invitations }: Request, answers: Answers) {
  if (answers.length > 0) return "cancelled-with-quotes";
  const wasAsked = assignedBuilders.length + invitations.length > 0;
  return wasAsked ? "cancelled-unanswered" : "cancelled-unasked";
}
