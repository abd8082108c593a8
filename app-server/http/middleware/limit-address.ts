import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";

/** Four times the longest URL of our own filters. */
const longestAddress = 8 * 1024;

const tooLong = problemOf("address-too-long", 414, "The address is too long");

/** Reads no address that is longer than any of ours. */
export const limitAddress = createMiddleware((c, next) =>
  c.req.raw.url.length > longestAddress ? Promise.resolve(problem(c, tooLong)) : next(),
);
