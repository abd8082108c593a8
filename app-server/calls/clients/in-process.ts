import * as z from "zod";
import { adminOf } from "../../../domain/accounts/admin-of.ts";
import { type RunCall, toHeaders, toSearch } from "../../contract/api-client.ts";
import { ApiError } from "../../contract/api-error.ts";
import type { Address, CallRow, CallRows } from "../../contract/call.ts";
import { type Problem, toProblem } from "../../contract/problem.ts";
import { published } from "../../contract/published.ts";
import { type AnyHandler, type CallContext, sentHeaders } from "../handler.ts";
import { invalidInput } from "../input/invalid-input.ts";

/**
 * Runs calls for the server's own loaders and actions in this process: the same guards, schemas,
 * handlers and refusals as over REST, without HTTP.
 */
export function runCallsInProcess(
  context: CallContext,
  rows: CallRows,
  handlers: Record<string, AnyHandler>,
): RunCall {
  return async (address, input) => {
    const row = rows[address as Address];
    const handler = handlers[address];
    if (!row || !handler) throw new Error(`No call ${address}`);
    guard(row, context);
    const search = toSearch(input.query ?? {});
    const answer = await handler(context, {
      params: row.params ? parse(row.params, input.params) : (input.params ?? {}),
      query: row.query && parse(row.query, valuesOf(search)),
      body: row.body && parse(row.body, input.body),
      search,
      idempotencyKey: input.idempotencyKey,
      ifMatch: toHeaders(input)["if-match"],
    });
    if (!answer.ok) throw thrown("problem" in answer ? answer.problem : toProblem(answer.refusal));
    return {
      body: published(row.answer, answer.value),
      headers: new Headers(sentHeaders(answer.headers)),
    };
  };
}

function guard({ callers }: CallRow, { by }: CallContext) {
  if ((callers === "members" || callers === "members-and-links") && by.kind === "visitor") {
    throw thrown(toProblem({ kind: "not-signed-in" }));
  }
  const admin = callers === "admins" ? adminOf(by) : null;
  if (admin && !admin.ok) throw thrown(toProblem(admin.refusal));
}

/** The query parameters; one that appears several times has a list, as over REST. */
function valuesOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? "")];
    }),
  );
}

function parse(schema: z.core.$ZodType, input: unknown) {
  const parsed = z.safeParse(schema, input);
  if (!parsed.success) throw thrown(invalidInput(parsed.error));
  return parsed.data as never;
}

function thrown(problem: Problem): ApiError {
  return new ApiError(problem.status, JSON.stringify(problem), problem);
}
