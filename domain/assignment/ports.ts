import type { BuilderId, QuoteRequestId } from "../shared/id.ts";

/** A builder would like to quote for a request. */
export type Interest = { requestId: QuoteRequestId; builderId: BuilderId; at: Date };

/** Where builders' interest in requests is kept. It stays when the request moves on: it is a fact for whoever matches. */
export type InterestRepository = {
  /** Once a builder and request: the first time counts. */
  add(interest: Interest): Promise<void>;
  remove(interest: Omit<Interest, "at">): Promise<void>;
  /** Everybody's interest in these requests, the earliest first. */
  ofRequests(requestIds: readonly QuoteRequestId[]): Promise<Interest[]>;
  /** Those of the requests that the builder is interested in. */
  ofBuilder(builderId: BuilderId, among: readonly QuoteRequestId[]): Promise<QuoteRequestId[]>;
};
