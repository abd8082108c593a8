import { createMiddleware } from "hono/factory";
import type { Call } from "../contract/call.ts";
import { problemOf } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";

/** Turns away what no call takes: another method with 405 and `Allow` (OPTIONS asks for it), and a query parameter that it does not read with 400. */
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

/** `/api/blog/{id}` as a pattern. */
function patternOf(path: string): RegExp {
  const plain = path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${plain}$`);
}

const namesIn = (path: string) => path.split("{").length;

function wordsOf(field: string, known: Set<string>): string {
  const others = known.size > 0 ? `, only ${[...known].join(", ")}` : "";
  return `There is no parameter "${field.slice(0, 50)}" here${others}`;
}
