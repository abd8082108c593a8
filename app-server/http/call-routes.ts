import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Answer, type AnyHandler, type HandlersOf, sentHeaders } from "../calls/handler.ts";
import { type CallRow, type CallRows, partsOf } from "../contract/call.ts";
import { toProblem } from "../contract/problem.ts";
import type { Services } from "../services/services.ts";
import { adminsOnly } from "./middleware/admins-only.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { RequestContext } from "./request-context.ts";

const guards = { members: signedInOnly, admins: adminsOnly };

/** The calls as REST routes below `/api`. Callers are judged before their input is read. */
export function callRoutes<Rows extends CallRows>(
  rows: Rows,
  handlers: HandlersOf<Rows>,
  services: Services,
) {
  const routes = new Hono<RequestContext>();
  for (const { row, method, path, handler } of byPath(rows, handlers)) {
    if (row.callers) routes.on(method, path, guards[row.callers]);
    if (row.params) routes.on(method, path, validate("param", row.params));
    if (row.query) routes.on(method, path, validate("query", row.query));
    if (row.body) routes.on(method, path, validate("json", row.body));
    routes.on(method, path, async (c: Context<RequestContext>) => {
      const valid = (target: string) => c.req.valid(target as never);
      const answer = await handler(
        { ...c.var, services },
        {
          params: row.params ? valid("param") : c.req.param(),
          query: row.query && valid("query"),
          body: row.body && valid("json"),
          search: new URL(c.req.url).searchParams,
          idempotencyKey: c.req.header("idempotency-key"),
          ifMatch: c.req.header("if-match"),
        },
      );
      return send(c, answer, row.status);
    });
  }
  return routes;
}

/**
 * Sorts fixed path segments before named ones, since the first matching route answers:
 * `/blog/cards` is not `/blog/:id`.
 */
function byPath<Rows extends CallRows>(rows: Rows, handlers: HandlersOf<Rows>) {
  const all = Object.entries(rows) as [keyof Rows & keyof CallRows, CallRow][];
  return all
    .map(([address, row]) => {
      const { method, path: whole } = partsOf(address);
      const path = whole.replace(/^\/api/, "");
      return { row, method, path, handler: handlers[address] as unknown as AnyHandler };
    })
    .sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}

const rank = (path: string) => path.replaceAll(":", "\uffff");

function send(c: Context, answer: Answer<unknown>, status: ContentfulStatusCode = 200): Response {
  if (!answer.ok)
    return problem(c, "problem" in answer ? answer.problem : toProblem(answer.refusal));
  const { value, next } = answer;
  const headers = sentHeaders(answer.headers);
  if (!next) return c.json(value as object, status, headers);
  const { pathname, searchParams } = new URL(c.req.url);
  for (const [name, wanted] of Object.entries(next))
    if (wanted !== undefined) searchParams.set(name, `${wanted}`);
  return c.json(value as object, status, {
    ...headers,
    link: `<${pathname}?${searchParams}>; rel="next"`,
  });
}
