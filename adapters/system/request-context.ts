import { AsyncLocalStorage } from "node:async_hooks";

/** The loggable part of a request: no query, body, header or part of the path that could identify a person. */
export type RequestContext = { requestId: string; method: string; route: string };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a request's handler; work it leaves unfinished has the same context. */
export function runInRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage.run(context, work);
}

/** The request in whose name this runs, as far as the runtime can tell. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
