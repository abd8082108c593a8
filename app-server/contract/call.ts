import type * as z from "zod";

/** One REST call, as `/openapi.json` describes it. */
export type Call = {
  method: "get" | "post" | "patch" | "put" | "delete";
  /** With `{id}` where the id goes. */
  path: string;
  /** The feature that it belongs to. */
  tag: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** JSON unless it says otherwise. */
  bodyType?: "multipart/form-data";
  /** JSON, unless `mediaType` says otherwise. */
  answer: { status: number; body: z.ZodType; mediaType?: string };
  /** The statuses of the problems that it answers, beside 400 for bad input and 500. */
  problems: number[];
  takesIdempotencyKey?: boolean;
  /** With the `lastEditedTime` that was looked at, a change of another version is refused. */
  takesIfMatch?: boolean;
};
