import { AsyncLocalStorage } from "node:async_hooks";

/** What may be logged of a request: no query, no body, no header and no part of its path that could name a person. */
export type RequestContext = { requestId: string; method: string; route: string };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request; what it leaves unfinished knows it too. */
export function runInRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage.run(context, work);
}

/** The request in whose name this runs, as far as the runtime can tell. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
