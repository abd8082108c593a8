import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { assignedBuilder } from "../quotes/for-builders/assigned-builder.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { hourMs } from "../shared/time/time-units.ts";
import type { QuestionRepository } from "./ports.ts";

/**
 * Counts of one exhibitor's account over 24 months: requests, those with an accepted quote, and the
 * median hours until a builder's question is answered; null without an answer.
 */
export type ExhibitorRecord = { requests: number; awarded: number; answerHours: number | null };

const months = 24;
/** Number of requests from which the counts say something. */
const leastRequests = 2;

type Counting = { questions: Pick<QuestionRepository, "countOfExhibitor">; clock: Clock };

/** The record of the account that sent a request; null without an account, or with one request. */
export async function recordOfExhibitor(
  { questions, clock }: Counting,
  { userId }: Pick<QuoteRequest, "userId">,
): Promise<ExhibitorRecord | null> {
  if (userId === null) return null;
  const since = new Date(clock.now());
  since.setUTCMonth(since.getUTCMonth() - months);
  const { requests, awarded, answerMs } = await questions.countOfExhibitor(userId, since);
  if (requests < leastRequests) return null;
  return { requests, awarded, answerHours: answerMs === null ? null : answerMs / hourMs };
}

type Needs = Counting & { quotes: QuoteRequestRepository };
type ReadRecord = { requestId: QuoteRequestId; by: Principal };

/** The exhibitor, the builders invited to a request, and admins read the same counts. */
export function readExhibitorRecord(ports: Needs) {
  return async ({
    requestId,
    by,
  }: ReadRecord): Promise<Result<ExhibitorRecord | null, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const request = await ports.quotes.find(requestId);
    const mayRead =
      request && (ownsRequest(by, request) || isAdmin(by) || assignedBuilder(by, request));
    if (!request || !mayRead) return refuse({ kind: "quote-request-not-found" });
    return ok(await recordOfExhibitor(ports, request));
  };
}

/** Such as "3 requests in 24 months, 1 awarded here, answers questions in 5 h (median)". */
export function exhibitorRecordText({ requests, awarded, answerHours }: ExhibitorRecord): string {
  const hours = answerHours !== null && (answerHours < 1 ? "under 1" : Math.round(answerHours));
  return [
    `${requests} requests in ${months} months`,
    `${awarded} awarded here`,
    ...(hours ? [`answers questions in ${hours} h (median)`] : []),
  ].join(", ");
}
