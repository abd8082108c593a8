import type { Principal } from "../../domain/accounts/principal.ts";
import type { Refusal } from "../../domain/core.ts";
import type { LinkHolder } from "../../domain/quotes/response-link.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { CallBody } from "../contract/api-client.ts";
import type { Address, CallRow, CallRows, PathNames } from "../contract/call.ts";
import type { Outcome, Problem } from "../contract/problem.ts";
import { type RateLimiter, takeEach } from "../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import type { RequestContext } from "../services/request-context.ts";
import type { Services } from "../services/services.ts";

/** The context of the request that a call belongs to, over REST or in process. */
export type CallContext = RequestContext & { services: Services };

/** The same for a call that holders of a link in an invitation make, too. */
export type LinkedContext = Omit<CallContext, "by"> & { by: Principal | LinkHolder };

/**
 * The input as parsed by the row's schemas; path parameters are unparsed when the row has no schema
 * for them.
 */
export type HandlerInput<Key extends string, Row extends CallRow> = {
  params: Row extends { params: { _zod: { output: infer Params } } }
    ? Params
    : Record<PathNames<Key>, string>;
  query: Row extends { query: { _zod: { output: infer Query } } } ? Query : unknown;
  body: Row extends { body: { _zod: { output: infer Body } } } ? Body : unknown;
  /** The unparsed query. */
  search: URLSearchParams;
  idempotencyKey: string | undefined;
  /** The unparsed `If-Match` header. */
  ifMatch: string | undefined;
};

export type Answer<Body> =
  | {
      ok: true;
      value: Body;
      /** Undefined headers are not sent. */
      headers?: Record<string, string | undefined>;
      /** Query parameters of the list's next page, sent as the `Link` header. */
      next?: Record<string, string | number | undefined> | null;
    }
  | { ok: false; refusal: Refusal }
  | { ok: false; problem: Problem };

/** The handlers of all rows; a missing one doesn't compile. */
export type HandlersOf<Rows extends CallRows> = {
  [Key in keyof Rows & Address]: (
    context: Rows[Key] extends { callers: "members-and-links" } ? LinkedContext : CallContext,
    input: HandlerInput<Key, Rows[Key]>,
  ) => Promise<Answer<CallBody<Rows[Key]>>>;
};

/** The work's answer, or the refusal of a limit that is reached. */
export async function limited<Body>(
  limit: readonly [RateLimiter, string],
  work: () => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const waitSeconds = await takeEach([limit]);
  return waitSeconds === null ? work() : { ok: false, problem: tooManyRequests(waitSeconds) };
}

/** A handler of any call: `HandlersOf` checks that it fits its row. */
export type AnyHandler = (
  context: CallContext,
  input: HandlerInput<string, CallRow>,
) => Promise<Answer<unknown>>;

/** The headers that have a value. */
export function sentHeaders(
  headers: Record<string, string | undefined> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

export function ok<Body>(value: Body): Answer<Body> {
  return { ok: true, value };
}

/** Maps a value to a successful answer; returns a refusal unchanged. */
export async function mapped<Value, Body>(
  result: Promise<Result<Value, Refusal> | Outcome<Value>> | Result<Value, Refusal>,
  toBody: (value: Value) => Body,
): Promise<Answer<Body>> {
  const awaited = await result;
  return awaited.ok ? { ok: true, value: toBody(awaited.value) } : awaited;
}
