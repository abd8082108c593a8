import type { ApiCalls } from "./api-calls.ts";
import type { CallRow, PathNames } from "./call.ts";

type QueryValue = string | number | null | undefined;

/** Input of a call: `params` of its path, and a query and a body where its row has them. */
export type CallInput<Key extends string, Row extends CallRow> = ([PathNames<Key>] extends [never]
  ? unknown
  : { params: Record<PathNames<Key>, string> }) &
  (Row extends { query: { _zod: { input: infer Query } } }
    ? {
        /** An address's own parameters as they are, or values by name; null and undefined are left out. */
        query?: URLSearchParams | { [Name in keyof Query]?: QueryValue | readonly QueryValue[] };
      }
    : unknown) &
  (Row extends { body: { _zod: { input: infer Body } } } ? { body: Body } : unknown) &
  (Row extends { takesIdempotencyKey: true } ? { idempotencyKey: string } : unknown) &
  (Row extends { takesIfMatch: true } ? { ifMatch: string | null } : unknown);

/** Read by inference: asking for a `ZodType` takes the compiler twice as long. */
export type CallBody<Row extends CallRow> = Row extends { answer: { _zod: { output: infer Body } } }
  ? Body
  : never;

type Input<Key extends keyof ApiCalls> = CallInput<Key, ApiCalls[Key]>;
/** Input of the call at an address; it may be left out where nothing in it is required. */
export type InputArguments<Key extends keyof ApiCalls> =
  object extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];
/** Body that the call at an address answers. */
export type Body<Key extends keyof ApiCalls> = CallBody<ApiCalls[Key]>;

/**
 * The calls by their addresses, as loaders and components make them: over the core on the server, over fetch in the
 * browser. They throw `ApiError`, and nothing else that was foreseen.
 */
export type Api = {
  call<Key extends keyof ApiCalls>(address: Key, ...input: InputArguments<Key>): Promise<Body<Key>>;
  /** The same, with the answer's headers. */
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

/** Builds both clients: typed by the rows, with no knowledge of them at run time. */
export function createApiClient(run: RunCall): Api {
  const client = {
    call: async (address: string, input: AnyCallInput = {}) => (await run(address, input)).body,
    callWithHeaders: (address: string, input: AnyCallInput = {}) => run(address, input),
  };
  return client as Api;
}

/** The path and query of a call, every part encoded. */
export function toUrl(address: string, { params = {}, query = {} }: AnyCallInput): string {
  const [, path = ""] = address.split(" ");
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = `${toSearch(query)}`;
  return search ? `${filled}?${search}` : filled;
}

/** The query of an address. Null and undefined values are left out; a list repeats its name. */
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

/** The headers of a call: `if-match` is quoted, absent options give no header. */
export function toHeaders({ idempotencyKey, ifMatch }: AnyCallInput): Record<string, string> {
  return {
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    ...(ifMatch && { "if-match": `"${ifMatch}"` }),
  };
}
