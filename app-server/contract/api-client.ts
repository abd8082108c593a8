import type { ApiCalls } from "./api-calls.ts";
import type { CallRow, PathNames } from "./call.ts";

type QueryValue = string | number | null | undefined;

/** Input of a call: `params` of its path, and a query and a body if its row has them. */
export type CallInput<Key extends string, Row extends CallRow> = ([PathNames<Key>] extends [never]
  ? unknown
  : { params: Record<PathNames<Key>, string> }) &
  (Row extends { query: { _zod: { input: infer Query } } }
    ? {
        /** A URL's own parameters, or values by name; null and undefined are left out. */
        query?: URLSearchParams | { [Name in keyof Query]?: QueryValue | readonly QueryValue[] };
      }
    : unknown) &
  (Row extends { body: { _zod: { input: infer Body } } } ? { body: Body } : unknown) &
  (Row extends { takesIdempotencyKey: true } ? { idempotencyKey: string } : unknown) &
  (Row extends { takesIfMatch: true } ? { ifMatch: string | null } : unknown);

/** Uses `infer`: a constraint on `ZodType` would double the compiler's time. */
export type CallBody<Row extends CallRow> = Row extends { answer: { _zod: { output: infer Body } } }
  ? Body
  : never;

type Input<Key extends keyof ApiCalls> = CallInput<Key, ApiCalls[Key]>;
/** The input argument of a call; optional when no part of it is required. */
export type InputArguments<Key extends keyof ApiCalls> =
  object extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];
export type Body<Key extends keyof ApiCalls> = CallBody<ApiCalls[Key]>;

/**
 * The typed API client for loaders and components: in process on the server, over fetch in the
 * browser. Every foreseen failure is thrown as `ApiError`.
 */
export type Api = {
  call<Key extends keyof ApiCalls>(address: Key, ...input: InputArguments<Key>): Promise<Body<Key>>;
  /** Like `call`, with the answer's headers. */
  callWithHeaders<Key extends keyof ApiCalls>(
    address: Key,
    ...input: InputArguments<Key>
  ): Promise<{ body: Body<Key>; headers: Headers }>;
};

/** `CallInput` of any call. */
export type AnyCallInput = {
  params?: Record<string, string>;
  query?: URLSearchParams | Record<string, QueryValue | readonly QueryValue[]>;
  body?: unknown;
  idempotencyKey?: string;
  ifMatch?: string | null;
};

/** Makes one call, by its address. */
export type RunCall = (
  address: string,
  input: AnyCallInput,
) => Promise<{ body: unknown; headers: Headers }>;

/**
 * Builds a client from a function that makes calls. It is typed by the rows, but needs none of them
 * at run time.
 */
export function createApiClient(run: RunCall): Api {
  const client = {
    call: async (address: string, input: AnyCallInput = {}) => (await run(address, input)).body,
    callWithHeaders: (address: string, input: AnyCallInput = {}) => run(address, input),
  };
  return client as Api;
}

/** Path and query of a call, with every part encoded. */
export function toUrl(address: string, { params = {}, query = {} }: AnyCallInput): string {
  const [, path = ""] = address.split(" ");
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = `${toSearch(query)}`;
  return search ? `${filled}?${search}` : filled;
}

/** A query string. Null and undefined values are left out; a list repeats its name. */
export function toSearch(query: NonNullable<AnyCallInput["query"]>): URLSearchParams {
  if (query instanceof URLSearchParams) return query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) search.append(name, `${one}`);
    }
  }
  return search;
}

/** Headers of a call: `if-match` is quoted; missing options give no header. */
export function toHeaders({ idempotencyKey, ifMatch }: AnyCallInput): Record<string, string> {
  return {
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    ...(ifMatch && { "if-match": `"${ifMatch}"` }),
  };
}
