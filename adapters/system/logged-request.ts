import { AsyncLocalStorage } from "node:async_hooks";

/** The loggable part of a request: no query, body, header or part of the path that could identify a person. */
export type LoggedRequest = { requestId: string; method: string; route: string };

const storage = new AsyncLocalStorage<LoggedRequest>();

/** Runs a request's handler; work it leaves unfinished belongs to the same request. */
export function runInRequest<Value>(request: LoggedRequest, work: () => Value): Value {
  return storage.run(request, work);
}

/** The request in whose name this runs, as far as the runtime can tell. */
export function currentRequest(): LoggedRequest | undefined {
  return storage.getStore();
}
