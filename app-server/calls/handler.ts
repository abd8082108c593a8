import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { CallBody } from "../contract/api-client.ts";
import type { Address, CallRow, CallRows, PathNames } from "../contract/call.ts";
import type { Outcome, Problem } from "../contract/problem.ts";
import type { RequestContext } from "../services/request-context.ts";
import type { Services } from "../services/services.ts";

/** The request on whose behalf a call is made, whichever way it came in. */
export type CallContext = RequestContext & { services: Services };

/** The input as the row's schemas parsed it; path parameters unparsed where the row has no schema for them. */
export type HandlerInput<Key extends string, Row extends CallRow> = {
  params: Row extends { params: { _zod: { output: infer Params } } }
    ? Params
    : Record<PathNames<Key>, string>;
  query: Row extends { query: { _zod: { output: infer Query } } } ? Query : unknown;
  body: Row extends { body: { _zod: { output: infer Body } } } ? Body : unknown;
  /** The query as it came. */
  search: URLSearchParams;
  idempotencyKey: string | undefined;
  /** The `If-Match` header as it came. */
  ifMatch: string | undefined;
};

export type Answer<Body> =
  | {
      ok: true;
      value: Body;
      /** Those that are undefined are not sent. */
      headers?: Record<string, string | undefined>;
      /** The query parameters that lead to the next page of a list: the `Link` header. */
      next?: Record<string, string | number | undefined> | null;
    }
  | { ok: false; refusal: Refusal }
  | { ok: false; problem: Problem };

/** A handler for every call of the rows; a missing one doesn't compile. */
export type HandlersOf<Rows extends CallRows> = {
  [Key in keyof Rows & Address]: (
    context: CallContext,
    input: HandlerInput<Key, Rows[Key]>,
  ) => Promise<Answer<CallBody<Rows[Key]>>>;
};

/** A handler of some call: rows and handlers are held together by `HandlersOf`. */
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

/** A successful answer with this body. */
export function ok<Body>(value: Body): Answer<Body> {
  return { ok: true, value };
}

/** The value as its body, or the refusal as it is. */
export async function mapped<Value, Body>(
  result: Promise<Result<Value, Refusal> | Outcome<Value>> | Result<Value, Refusal>,
  toBody: (value: Value) => Body,
): Promise<Answer<Body>> {
  const awaited = await result;
  return awaited.ok ? { ok: true, value: toBody(awaited.value) } : awaited;
}
