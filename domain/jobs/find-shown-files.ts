import type { AttachmentRepository } from "../attachments/ports.ts";
import type { AttachmentId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { ShownFile } from "./approval.ts";
import type { FilesUnknown } from "./refusals.ts";

/** Files of the job with these ids, each once; refused if one is none, or has a virus. */
export async function findShownFiles(
  attachments: AttachmentRepository,
  requestId: QuoteRequestId,
  ids: readonly AttachmentId[],
): Promise<Result<ShownFile[], FilesUnknown>> {
  if (ids.length === 0) return ok([]);
  const stored = await attachments.list(requestId);
  const files = [...new Set(ids)].map((id) =>
    stored.find((each) => each.id === id && each.purpose === "job" && each.scan !== "refused"),
  );
  const shown = files.flatMap((file) =>
    file ? { id: file.id, name: file.name, hash: file.uploadedHash } : [],
  );
  return shown.length < files.length ? refuse({ kind: "files-unknown" }) : ok(shown);
}
