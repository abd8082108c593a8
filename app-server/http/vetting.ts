import { type Context, Hono } from "hono";
import { attachmentLimits } from "../../domain/attachments/attachment.ts";
import { invalidInput } from "../calls/input/invalid-input.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toProblem } from "../contract/problem.ts";
import { documentQuery, toDocumentBody } from "../contract/vetting/vetting.ts";
import type { Services } from "../services/services.ts";
import type { AppEnv } from "./app-env.ts";
import { downloadName } from "./download-name.ts";
import { fileReceiver, uploadLimit } from "./file-receiver.ts";
import { downloadOnly, previewOnly } from "./private-files.ts";
import { problem } from "./problem-response.ts";

/**
 * Uploads and downloads of documents that prove something about a builder. Callers without
 * permission are rejected before the file is read.
 */
export function vettingRoutes(services: Services) {
  const { fewAtOnce, receive } = fileReceiver({
    field: "file",
    maxBytes: attachmentLimits.bytes,
    tooLarge: toProblem({ kind: "attachment-too-large" }),
  });
  async function upload(c: Context<AppEnv>) {
    const { core, by } = c.var;
    const query = documentQuery.safeParse(c.req.query());
    if (!query.success) return problem(c, invalidInput(query.error));
    const { kind, builder } = query.data;
    const uploads = { kind, visited: builder ? asId<"builder">(builder) : null, by };
    const allowed = await core.vetting.checkDocument(uploads);
    if (!allowed.ok) return problem(c, toProblem(allowed.refusal));
    const received = await receive(c);
    if (received instanceof Response) return received;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const added = await core.vetting.addDocument({ ...uploads, name: received.name, bytes });
    return added.ok
      ? c.json(toDocumentBody(added.value), 201)
      : problem(c, toProblem(added.refusal));
  }

  return new Hono<AppEnv>()
    .post("/vetting/documents", uploadLimit(services.limiters), fewAtOnce, upload)
    .get("/vetting/documents/:id/preview", async (c) => {
      const { core, by } = c.var;
      const drawn = await core.vetting.previewDocument({ id: asId(c.req.param("id")), by });
      if (!drawn.ok) return problem(c, toProblem(drawn.refusal));
      return c.body(drawn.value.bytes as Uint8Array<ArrayBuffer>, 200, previewOnly);
    })
    .get("/vetting/documents/:id", async (c) => {
      const { core, by } = c.var;
      const read = await core.vetting.readDocument({ id: asId(c.req.param("id")), by });
      if (!read.ok) return problem(c, toProblem(read.refusal));
      const { file, bytes } = read.value;
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        ...downloadOnly,
        "content-disposition": downloadName(file.name),
      });
    });
}
