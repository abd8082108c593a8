import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { picturesPath } from "../../contract/portfolio/picture-calls.ts";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "The body is too large");

const forms = bodyLimit({ maxSize: largestBodyBytes, onError: (c) => problem(c, tooLarge) });

/** Reads no more of a body than any form of ours has, whether it tells its length or not. Pictures have a bound of their own. */
export const limitBody = createMiddleware((c, next) =>
  c.req.path === picturesPath ? next() : forms(c, next),
);
