import type * as z from "zod";
import type { ContentKind } from "../../domain/site-map/ports.ts";

export type Address = `${"GET" | "POST" | "PATCH" | "PUT" | "DELETE"} /api/${string}`;

type Content = readonly ContentKind[];

/**
 * One REST call, keyed by method and path such as `"GET /api/blog/:id"`. The route, the clients on
 * both sides and the OpenAPI description derive from it.
 */
export type CallRow = {
  /** The feature that it belongs to. */
  tag: string;
  summary: string;
  /** Callers whose input is parsed at all: everyone, members, or admins. The use case decides on permissions. */
  callers?: "members" | "admins";
  /** The parts of the path, where more is promised of them than that an id which is none names nothing. */
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  answer: z.core.$ZodType;
  /** 200 unless it says otherwise. */
  status?: 201 | 202;
  /** The statuses of the problems that it answers, beside 400 for bad input, 401 and 403 by `callers`, 403, 413 and 415 of every change, 500 and 503. */
  problems?: number[];
  takesIdempotencyKey?: true;
  /** With the `lastEditedTime` that was looked at, a change of another version is refused. */
  takesIfMatch?: true;
  /**
   * The kinds of public content that the answer is made of, or a function of the query that says them; all of them unless it
   * says otherwise. A cached page that made this call is rendered again after a change of one of these, and stays after others.
   */
  content?: Content | ((query: URLSearchParams) => Content);
  /** A member may be shown more than a visitor, as a builder's own project before it is published. */
  mayShowOwn?: true;
  /** An edit of nothing but a project's words changes only answers with that project's id in them. */
  namesProjects?: true;
};

/** The tag and the callers of the calls by which admins run the site. */
export const administration = { tag: "Administration", callers: "admins" } as const;

export type CallRows = Record<Address, CallRow>;

/** The names in a path: `"id"` of `"/api/blog/:id"`. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Method and path of an address: "GET /api/blog" is `GET` and `/api/blog`. */
export function partsOf(address: Address) {
  const [method = "", path = ""] = address.split(" ");
  return { method, path };
}

/** One REST call as `/openapi.json` describes it. */
export type Call = {
  method: "get" | "post" | "patch" | "put" | "delete";
  /** With `{id}` where the id goes. */
  path: string;
  /** The feature that it belongs to. */
  tag: string;
  summary: string;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** JSON unless it says otherwise. */
  bodyType?: "multipart/form-data";
  /** JSON, unless `mediaType` says otherwise. */
  answer: { status: number; body: z.core.$ZodType; mediaType?: string };
  /** The statuses of the problems that it answers, beside those that `describeApi()` adds. */
  problems: number[];
  takesIdempotencyKey?: boolean;
  /** With the `lastEditedTime` that was looked at, a change of another version is refused. */
  takesIfMatch?: boolean;
};

const deniedOf = { members: [401], admins: [401, 403] };

/** The rows as OpenAPI describes them. */
export function describeCalls(rows: CallRows): Call[] {
  return (Object.entries(rows) as [Address, CallRow][]).map(([address, row]) => {
    const { method, path } = partsOf(address);
    const { answer, status = 200, problems = [], callers, ...described } = row;
    const {
      content: _content,
      namesProjects: _namesProjects,
      mayShowOwn: _mayShowOwn,
      ...rest
    } = described;
    return {
      ...rest,
      method: method.toLowerCase() as Call["method"],
      path: path.replace(/:(\w+)/g, "{$1}"),
      answer: { status, body: answer },
      problems: [...(callers ? deniedOf[callers] : []), ...problems],
    };
  });
}
