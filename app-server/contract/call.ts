import type * as z from "zod";
import type { ShownKind } from "../../domain/site-map/ports.ts";

export type Address = `${"GET" | "POST" | "PATCH" | "PUT" | "DELETE"} /api/${string}`;

/**
 * A REST call, keyed by method and path such as `"GET /api/blog/:id"`. The route, both clients and
 * the OpenAPI description derive from it.
 */
export type CallRow = {
  /** The feature in the documentation. */
  tag: string;
  summary: string;
  /**
   * Callers whose input is parsed: everyone by default, members, members and holders of the link in an
   * invitation, or admins. The use case checks permissions.
   */
  callers?: "members" | "members-and-links" | "admins";
  /** A call of earlier clients; another one does the same. */
  deprecated?: true;
  /** A schema for path parameters. Without it any text is accepted, and an invalid id gives 404. */
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  answer: z.core.$ZodType;
  /** 200 by default. */
  status?: 201 | 202;
  /**
   * Statuses of the problems that it answers, in addition to 400 for invalid input, 401 and 403 by
   * `callers`, 403, 413 and 415 for changes, 500 and 503.
   */
  problems?: number[];
  takesIdempotencyKey?: true;
  /**
   * Accepts `If-Match` with the `lastEditedTime` that was read; a change of another version is
   * refused.
   */
  takesIfMatch?: true;
  /**
   * The kinds of public records that the answer shows, if nothing else changes it. An answer that
   * shows a project's words contains the project's id.
   */
  shows?: readonly ShownKind[];
};

/** The tag and the callers of calls by which admins run the site. */
export const administration = { tag: "Administration", callers: "admins" } as const;

export type CallRows = Record<Address, CallRow>;

/** The parameter names in a path: `"id"` in `"/api/blog/:id"`. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Method and path of an address: `GET` and `/api/blog` for "GET /api/blog". */
export function partsOf(address: Address) {
  const [method = "", path = ""] = address.split(" ");
  return { method, path };
}

/** A REST call as `/openapi.json` describes it. */
export type Call = {
  method: "get" | "post" | "patch" | "put" | "delete";
  /** With `{id}` in place of the id. */
  path: string;
  /** The feature in the documentation. */
  tag: string;
  summary: string;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** JSON by default. */
  bodyType?: "multipart/form-data";
  /** JSON, unless `mediaType` is set. */
  answer: { status: number; body: z.core.$ZodType; mediaType?: string };
  /** Statuses of the problems that it answers, in addition to those that `describeApi()` adds. */
  problems: number[];
  takesIdempotencyKey?: boolean;
  /**
   * Accepts `If-Match` with the `lastEditedTime` that was read; a change of another version is
   * refused.
   */
  takesIfMatch?: boolean;
  /** Holders of the link in an invitation make it, too. */
  takesLink?: boolean;
  deprecated?: boolean;
};

/** The header with the token of the link in an invitation. */
export const linkHeader = "response-link";

const deniedOf = { members: [401], "members-and-links": [401, 404, 429], admins: [401, 403] };

/** The rows as OpenAPI describes them. */
export function describeCalls(rows: CallRows): Call[] {
  return (Object.entries(rows) as [Address, CallRow][]).map(([address, row]) => {
    const { method, path } = partsOf(address);
    const { answer, status = 200, problems = [], callers, shows: _shows, ...rest } = row;
    return {
      ...rest,
      method: method.toLowerCase() as Call["method"],
      path: path.replace(/:(\w+)/g, "{$1}"),
      answer: { status, body: answer },
      takesLink: callers === "members-and-links",
      problems: [...(callers ? deniedOf[callers] : []), ...problems],
    };
  });
}
