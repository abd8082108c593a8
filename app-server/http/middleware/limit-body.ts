import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { attachmentsPath, isLinkUploadPath } from "../../contract/attachments/attachments.ts";
import { picturesPath } from "../../contract/portfolio/picture-calls.ts";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "The body is too large");

const forms = bodyLimit({ maxSize: largestBodyBytes, onError: (c) => problem(c, tooLarge) });

const uploads = new Set([picturesPath, attachmentsPath]);

/** Reads no more of a body than any form of ours has, whether it tells its length or not. Pictures and files have bounds of their own. */
export const limitBody = createMiddleware((c, next) =>
  uploads.has(c.req.path) || isLinkUploadPath(c.req.path) ? next() : forms(c, next),
);
