import { ApiError } from "../../app-server/contract/api-error.ts";

/** Why a quote request was not sent. A limit is not the form's fault: nothing in it has to be checked. */
export function submissionFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) {
    const seconds = error.problem?.retryAfterSeconds ?? 0;
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
    return `We couldn't send your request: too many were sent from your network. Everything you typed is saved. Try again ${when}.`;
  }
  return ApiError.wordsOf(error, "Please check your information and try again.");
}
