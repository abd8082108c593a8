import { type Context, Hono } from "hono";
import { type Attachment, attachmentLimits } from "../../domain/attachments/attachment.ts";
import type { Refusal } from "../../domain/core.ts";
import { concealed } from "../calls/by-link.ts";
import { invalidInput } from "../calls/input/invalid-input.ts";
import { toAttachmentBody, uploadQuery } from "../contract/attachments/attachments.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toProblem } from "../contract/problem.ts";
import type { Services } from "../services/services.ts";
import type { AppEnv } from "./app-env.ts";
import { downloadName } from "./download-name.ts";
import { fileReceiver, uploadLimit } from "./file-receiver.ts";
import { holdersOnly, membersAndLinks } from "./middleware/members-and-links.ts";
import { downloadOnly, previewOnly } from "./private-files.ts";
import { problem } from "./problem-response.ts";

/**
 * Uploads and downloads of a request's files. Callers without permission are rejected before the
 * file is read.
 */
export function attachmentRoutes(services: Services) {
  const limit = uploadLimit(services.limiters);
  const { fewAtOnce, receive } = fileReceiver({
    field: "file",
    maxBytes: attachmentLimits.bytes,
    tooLarge: toProblem({ kind: "attachment-too-large" }),
  });
  async function upload(c: Context<AppEnv>) {
    const { core, by, linkHolder } = c.var;
    // earlier clients with a token in the path name no target
    const offer = { request: linkHolder?.link.requestId, purpose: "offer" };
    const isByToken = c.req.param("token") !== undefined;
    const query = uploadQuery.safeParse({ ...c.req.query(), ...(isByToken && offer) });
    if (!query.success) return problem(c, invalidInput(query.error));
    const { request, purpose, question, kind = null } = query.data;
    const target = {
      requestId: asId<"quote-request">(request),
      purpose,
      questionId: purpose === "question" && question ? asId<"question">(question) : null,
      by: linkHolder ?? by,
    };
    const allowed = await core.attachments.checkUpload(target);
    if (!allowed.ok) return refused(c, allowed);
    const received = await receive(c);
    if (received instanceof Response) return received;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const file = { name: received.name, bytes, kind };
    const uploaded = await core.assignment.addFile({ ...target, ...file });
    return uploaded.ok ? c.json(toAttachmentBody(uploaded.value), 201) : refused(c, uploaded);
  }

  function refused(c: Context<AppEnv>, { refusal }: { refusal: Refusal }) {
    const { linkHolder } = c.var;
    return problem(c, toProblem(linkHolder ? concealed(refusal) : refusal));
  }

  return new Hono<AppEnv>()
    .post("/attachments", membersAndLinks(services), limit, fewAtOnce, upload)
    .post("/respond/:token/attachments", holdersOnly(services), limit, fewAtOnce, upload)
    .get("/attachments/:id/preview", async (c) => {
      const { core, by } = c.var;
      const id = asId<"attachment">(c.req.param("id"));
      const drawn = await core.attachments.previewAttachment({ id, by });
      if (!drawn.ok) return problem(c, toProblem(drawn.refusal));
      return c.body(drawn.value.bytes as Uint8Array<ArrayBuffer>, 200, previewOnly);
    })
    .get("/attachments/:id/stamp", async (c) => {
      const { core, by } = c.var;
      const id = asId<"attachment">(c.req.param("id"));
      const stamped = await core.attachments.stampAttachment({ id, by });
      if (!stamped.ok) return problem(c, toProblem(stamped.refusal));
      const { file } = stamped.value;
      return c.body(stampText(stamped.value), 200, {
        ...downloadOnly,
        "content-type": "text/plain; charset=utf-8",
        "content-disposition": downloadName(`Stamp of ${file.name}.txt`),
      });
    })
    .get("/attachments/:id", async (c) => {
      const { core, by } = c.var;
      const read = await core.attachments.readAttachment({ id: asId(c.req.param("id")), by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      const { file, bytes } = read.value;
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        ...downloadOnly,
        "content-disposition": downloadName(file.name),
      });
    });
}

function stampText({ file, tradeShowName }: { file: Attachment; tradeShowName: string }): string {
  const { name, bytes, uploadedHash, createdAt, id } = file;
  return [
    "File stamp",
    "",
    `File:      ${name}`,
    `Received:  ${createdAt.toISOString()} (UTC)`,
    `For:       ${tradeShowName}`,
    `SHA-256:   ${uploadedHash ?? "not recorded"}`,
    `Stored:    ${bytes} bytes`,
    `Number:    ${id}`,
    "",
    "The SHA-256 is of the file as it was uploaded. Keep that original: the same bytes give the same value.",
    "Pictures are stored without metadata and may be smaller than the original.",
    "",
  ].join("\n");
}
