import { Hono } from "hono";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { invalidInput } from "../calls/input/invalid-input.ts";
import { toAttachmentBody, uploadQuery } from "../contract/attachments/attachments.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toProblem } from "../contract/problem.ts";
import type { RateLimiter } from "../services/rate-limits/rate-limiter.ts";
import { fileReceiver, uploadLimit } from "./file-receiver.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { problem } from "./problem-response.ts";
import type { RequestContext } from "./request-context.ts";

/** A download, whatever it holds: browsers keep it, show none of it as a page of this site, and run nothing in it. */
const downloadOnly = {
  // some viewers open a PDF although it is an attachment
  "content-type": "application/octet-stream",
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Uploads and downloads of a request's files. Callers without permission are rejected before the file is read. */
export function attachmentRoutes(limiter: Pick<RateLimiter, "take">) {
  const { fewAtOnce, receive } = fileReceiver({
    field: "file",
    maxBytes: attachmentLimits.bytes,
    tooLarge: toProblem({ kind: "attachment-too-large" }),
  });
  return new Hono<RequestContext>()
    .post("/", signedInOnly, uploadLimit(limiter), fewAtOnce, async (c) => {
      const { core, by } = c.var;
      const query = uploadQuery.safeParse(c.req.query());
      if (!query.success) return problem(c, invalidInput(query.error));
      const { request, purpose, kind = null } = query.data;
      const target = { requestId: asId<"quote-request">(request), purpose, by };
      const allowed = await core.attachments.checkUpload(target);
      if (!allowed.ok) return problem(c, toProblem(allowed.refusal));
      const received = await receive(c);
      if (received instanceof Response) return received;
      const bytes = new Uint8Array(await received.arrayBuffer());
      const uploaded = await core.attachments.uploadAttachment({
        ...target,
        ...{ name: received.name, bytes, kind },
      });
      if (!uploaded.ok) return problem(c, toProblem(uploaded.refusal));
      return c.json(toAttachmentBody(uploaded.value), 201);
    })
    .get("/:id", async (c) => {
      const { core, by } = c.var;
      const read = await core.attachments.readAttachment({ id: asId(c.req.param("id")), by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      const { file, bytes } = read.value;
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        ...downloadOnly,
        "content-disposition": disposition(file.name),
      });
    });
}

/** Both spellings: in plain letters for old clients, and as it is. */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
