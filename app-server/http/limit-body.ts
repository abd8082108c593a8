import { bodyLimit } from "hono/body-limit";
import { problemOf } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "That is more text than any form holds");

/** Reads no more of a body than any form of ours has, whether it tells its length or not. */
export const limitBody = bodyLimit({
  maxSize: largestBodyBytes,
  onError: (c) => problem(c, tooLarge),
});
