import {
  APIErrorCode,
  APIResponseError,
  RequestTimeoutError,
  UnknownHTTPResponseError,
} from "@notionhq/client";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

/** Maximum wait between attempts, whatever Notion asks for. */
const longestMs = 15 * minuteMs;
const firstMs = 1_000;

type Failed = { canRetry: boolean; isRefused: boolean; waitMs: number };

/**
 * Classifies a failed call. `isRefused`: the call certainly had no effect, so that even one that
 * creates something may be retried. Waits as long as Notion requests, else with growing, jittered
 * delays.
 */
export function classifyError(error: unknown, attempt: number, random = Math.random): Failed {
  const grownMs = firstMs * 2 ** attempt * (0.5 + random());
  const said = APIResponseError.isAPIResponseError(error) ? retryAfterMs(error.headers) : null;
  const waitMs = Math.min(said ?? grownMs, longestMs);
  const isRefused =
    APIResponseError.isAPIResponseError(error) &&
    (error.code === APIErrorCode.RateLimited || error.code === APIErrorCode.ServiceOverload);
  return { canRetry: isRefused || isPassing(error), isRefused, waitMs };
}

/**
 * Whether the failure is temporary: time-outs, broken connections, truncated answers, and server
 * errors.
 */
function isPassing(error: unknown): boolean {
  if (RequestTimeoutError.isRequestTimeoutError(error) || error instanceof SyntaxError) return true;
  if (
    APIResponseError.isAPIResponseError(error) ||
    UnknownHTTPResponseError.isUnknownHTTPResponseError(error)
  ) {
    return error.status >= 500 || error.status === 409 || error.status === 408;
  }
  // fetch throws this when a connection breaks
  return error instanceof TypeError || (error as { name?: string })?.name === "AbortError";
}

function retryAfterMs(headers: unknown): number | null {
  if (!(headers instanceof Headers)) return null;
  const said = headers.get("retry-after");
  if (said === null) return null;
  const seconds = Number(said);
  // a date in the header is relative to the response's own date
  const ms = Number.isFinite(seconds)
    ? seconds * 1_000
    : Date.parse(said) - Date.parse(headers.get("date") ?? "");
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
