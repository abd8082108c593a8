import type { PromisedTimes } from "../quotes/own-requests/promised-times.ts";
import { promisedNumbers } from "../shared/promised-numbers.ts";
import type { PromiseParams } from "./promise-policy.ts";
import type { PromiseOutlook, QuotePromise } from "./quote-promise.ts";

/** A promise as its exhibitor sees it. `params`: its policy, with the current mode. */
export function promisedTimes(promise: QuotePromise, params: PromiseParams): PromisedTimes {
  const { quoteRequestId, receivedAt, firstDueAt, allDueAt } = promise;
  const { timeZone, pausedSince, pauseReason } = promise;
  return {
    quoteRequestId,
    receivedAt,
    firstDueAt,
    allDueAt,
    timeZone,
    pausedSince,
    pauseReason,
    numbers: promisedNumbers(params),
    isAskingStopped: promise.quotesWanted === 0,
    outlook: promise.outlook && likely(promise.outlook),
  };
}

function likely({
  forecast,
  firstForecast: _firstForecast,
  at: _at,
  expected: _expected,
  ...outlook
}: PromiseOutlook) {
  const { low, high } = outlook.fitting === null ? { low: null, high: null } : forecast;
  return { ...outlook, low, high };
}
