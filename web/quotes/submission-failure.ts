import { ApiError } from "../../app-server/contract/api-error.ts";

const usual = "Please check your information and try again.";

/**
 * The toast of a failed submission, with the specification's text; a rate limit has its own
 * (decision 045).
 */
export function failureToast(error: unknown): string {
  return limitReached(error) ?? usual;
}

/**
 * The reason why a quote request was not sent, shown above the form: the server's message if there
 * is one.
 */
export function submissionFailure(error: unknown): string {
  return limitReached(error) ?? ApiError.wordsOf(error, usual);
}

/**
 * The server's message when a rate limit was reached, which is no error of the form; otherwise
 * null.
 */
function limitReached(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const seconds = error.problem?.retryAfterSeconds ?? 0;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `We couldn't send your request: too many were sent from your network. Everything you typed is saved. Try again ${when}.`;
}
