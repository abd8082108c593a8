import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The loggable part of a request: no query, body, headers, or path segments that could identify a
 * person.
 */
export type LoggedRequest = { requestId: string; method: string; route: string };

const storage = new AsyncLocalStorage<LoggedRequest>();

/** Runs a request's handler in its context, which unfinished asynchronous work keeps. */
export function runInRequest<Value>(request: LoggedRequest, work: () => Value): Value {
  return storage.run(request, work);
}

/** The request in whose context this runs, if known. */
export function currentRequest(): LoggedRequest | undefined {
  return storage.getStore();
}
