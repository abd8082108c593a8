import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { invalidInput } from "../calls/input/invalid-input.ts";
import { linkUploadQuery, toAttachmentBody } from "../contract/attachments/attachments.ts";
import { toProblem } from "../contract/problem.ts";
import { type RateLimiters, takeEach } from "../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import { limitKeyOf, type ResponseLinkTokens } from "../services/response-link-tokens.ts";
import type { AppEnv } from "./app-env.ts";
import { fileReceiver } from "./file-receiver.ts";
import { problem } from "./problem-response.ts";

type Needs = {
  limiters: Pick<RateLimiters, "responsesByLink" | "uploadsOfAddress">;
  responseLinks: ResponseLinkTokens;
};

/**
 * Uploads of quote files by an invitation's link. An invalid link is refused before it takes an
 * upload slot.
 */
export function linkUploadRoutes({ limiters, responseLinks }: Needs) {
  const { fewAtOnce, receive } = fileReceiver({
    field: "file",
    maxBytes: attachmentLimits.bytes,
    tooLarge: toProblem({ kind: "attachment-too-large" }),
  });
  const path = "/:token/attachments";
  const mayAdd = createMiddleware<AppEnv, typeof path>(async (c, next) => {
    const token = c.req.param("token");
    const link = responseLinks.read(token);
    const allowed = await c.var.core.assignment.addFileByLink({ link, file: null });
    if (!allowed.ok) return problem(c, toProblem(allowed.refusal));
    const wait =
      link &&
      (await takeEach([
        [limiters.responsesByLink, limitKeyOf(link)],
        [limiters.uploadsOfAddress, c.var.clientAddress],
      ]));
    return wait === null ? next() : problem(c, tooManyRequests(wait));
  });
  return new Hono<AppEnv>().post(path, mayAdd, fewAtOnce, async (c) => {
    const query = linkUploadQuery.safeParse(c.req.query());
    if (!query.success) return problem(c, invalidInput(query.error));
    const received = await receive(c);
    if (received instanceof Response) return received;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const { kind = null } = query.data;
    const added = await c.var.core.assignment.addFileByLink({
      link: responseLinks.read(c.req.param("token")),
      file: { name: received.name, bytes, kind },
    });
    if (!added.ok) return problem(c, toProblem(added.refusal));
    return c.json(added.value && toAttachmentBody(added.value), 201);
  });
}
