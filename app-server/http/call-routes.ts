import { zValidator } from "@hono/zod-validator";
import { type Context, Hono, type ValidationTargets } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { core } from "zod";
import { asLinkHolder } from "../calls/by-link.ts";
import {
  type Answer,
  type AnyHandler,
  type CallContext,
  type HandlersOf,
  type LinkedContext,
  sentHeaders,
} from "../calls/handler.ts";
import { invalidInput } from "../calls/input/invalid-input.ts";
import { type Call, type CallRow, type CallRows, partsOf } from "../contract/call.ts";
import { problemOf, toProblem } from "../contract/problem.ts";
import { published } from "../contract/published.ts";
import type { Services } from "../services/services.ts";
import type { AppEnv } from "./app-env.ts";
import { adminsOnly } from "./middleware/admins-only.ts";
import { membersAndLinks } from "./middleware/members-and-links.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { problem } from "./problem-response.ts";

/** The calls as REST routes under `/api`. Permissions are checked before input is parsed. */
export function callRoutes<Rows extends CallRows>(
  rows: Rows,
  handlers: HandlersOf<Rows>,
  services: Services,
) {
  const routes = new Hono<AppEnv>();
  const guards = {
    members: signedInOnly,
    "members-and-links": membersAndLinks(services),
    admins: adminsOnly,
  };
  for (const { row, method, path, handler } of byPath(rows, handlers)) {
    if (row.callers) routes.on(method, path, guards[row.callers]);
    if (row.params) routes.on(method, path, validate("param", row.params));
    if (row.query) routes.on(method, path, validate("query", row.query));
    if (row.body) routes.on(method, path, validate("json", row.body));
    routes.on(method, path, async (c: Context<AppEnv>) => {
      const valid = (target: string) => c.req.valid(target as never);
      const input = {
        params: row.params ? valid("param") : c.req.param(),
        query: row.query && valid("query"),
        body: row.body && valid("json"),
        search: new URL(c.req.url).searchParams,
        idempotencyKey: c.req.header("idempotency-key"),
        ifMatch: c.req.header("if-match"),
      };
      const context = { ...c.var, services };
      const { linkHolder } = context;
      const byLink = (linked: LinkedContext) => handler(linked as CallContext, input);
      const answer = linkHolder
        ? await asLinkHolder(context, linkHolder, byLink)
        : await handler(context, input);
      return send(c, row, answer);
    });
  }
  return routes;
}

/**
 * Sorts fixed path segments before parameters, because the first matching route answers:
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

function send(c: Context, row: CallRow, answer: Answer<unknown>): Response {
  if (!answer.ok)
    return problem(c, "problem" in answer ? answer.problem : toProblem(answer.refusal));
  const status: ContentfulStatusCode = row.status ?? 200;
  const { next } = answer;
  const value = published(row.answer, answer.value);
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

/**
 * Rejects what no call accepts: another method with 405 and `Allow` (which OPTIONS asks for), and
 * an unknown query parameter with 400.
 */
export function knownCalls(calls: Call[]) {
  const patterns = calls.map((call) => ({ call, pattern: patternOf(call.path) }));

  return createMiddleware(async (c, next) => {
    const found = patterns.filter(({ pattern }) => pattern.test(c.req.path));
    if (found.length === 0) return next();
    const methods = [...new Set(found.map(({ call }) => call.method.toUpperCase()))];
    const allowed = [...methods, "OPTIONS", ...(methods.includes("GET") ? ["HEAD"] : [])];
    if (c.req.method === "OPTIONS") {
      return c.body(null, 204, { allow: allowed.sort().join(", ") });
    }
    if (!allowed.includes(c.req.method)) {
      c.header("allow", allowed.sort().join(", "));
      const words = `This address takes ${allowed.join(", ")}, not ${c.req.method}`;
      return problem(c, problemOf("wrong-method", 405, words));
    }
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const [read] = found
      .map(({ call }) => call)
      .filter(({ method }) => method === "get")
      .sort((one, other) => namesIn(one.path) - namesIn(other.path));
    const known = new Set(Object.keys(read?.query?._zod.def.shape ?? {}));
    const unknown = Object.keys(c.req.queries()).filter((name) => !known.has(name));
    if (unknown.length === 0) return next();
    const errors = unknown.map((field) => ({ field, message: wordsOf(field, known) }));
    const [{ message } = { message: "" }] = errors;
    return problem(c, problemOf("invalid-input", 400, message, errors));
  });
}

/** A regular expression for a path such as `/api/blog/{id}`. */
function patternOf(path: string): RegExp {
  const plain = path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${plain}$`);
}

const namesIn = (path: string) => path.split("{").length;

function wordsOf(field: string, known: Set<string>): string {
  const others = known.size > 0 ? `, only ${[...known].join(", ")}` : "";
  return `There is no parameter "${field.slice(0, 50)}" here${others}`;
}

/** `zValidator` whose refusals are problems that name the invalid fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends core.$ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, c) => {
    if (!result.success) return problem(c, invalidInput(result.error));
  });
}
