import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";

const plain = /^([\w.-]*|\[[\da-f:.]+\])(:\d{0,5})?$/i;

const oddHost = problemOf("bad-request", 400, "The Host header must be a name or an address");

/** A request's URL is built from its Host header: an invalid host would change the path or make no URL. */
export const rejectInvalidHost = createMiddleware((c, next) => {
  const isPlain = plain.test(c.req.header("host") ?? "") && URL.canParse(c.req.url);
  return isPlain ? next() : Promise.resolve(problem(c, oddHost));
});
