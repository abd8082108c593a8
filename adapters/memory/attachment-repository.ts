import type { Attachment, FileOwner } from "../../domain/attachments/attachment.ts";
import type { AttachmentRepository } from "../../domain/attachments/ports.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import { ok, refuse } from "../../domain/shared/result.ts";

/** In-memory files of requests for tests. */
export function createMemoryAttachmentRepository(
  quotes: Pick<QuoteRequestRepository, "findCase">,
): AttachmentRepository {
  const stored = new Map<string, Attachment>();
  const underWay = new Set<string>();
  const oldestFirst = (a: Attachment, b: Attachment) =>
    a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

  async function storedBy(owner: FileOwner) {
    const own = [...stored.values()].filter((one) =>
      "userId" in owner
        ? one.uploadedBy === owner.userId
        : one.uploadedBy === null && one.builderId === owner.builderId,
    );
    const bytes = own.reduce((sum, one) => sum + one.bytes, 0);
    const cases = await Promise.all(own.map((one) => quotes.findCase(one.quoteRequestId)));
    const wasAssigned =
      !("userId" in owner) || cases.some((found) => found?.request.sentToBuilders.length);
    return { bytes, wasAssigned: Boolean(wasAssigned) };
  }

  return {
    find: async (id) => structuredClone(stored.get(id) ?? null),
    list: async (requestId) =>
      structuredClone(
        [...stored.values()].filter((one) => one.quoteRequestId === requestId).sort(oldestFirst),
      ),
    storedBy,
    async add(attachment, { store, isStored, dispose, refusalFor }) {
      const { mediaKey, quoteRequestId } = attachment;
      await store();
      underWay.add(mediaKey);
      const all = [...stored.values()];
      const present = all.filter((one) => one.quoteRequestId === quoteRequestId);
      const { uploadedBy, builderId } = attachment;
      const owner = uploadedBy ? { userId: uploadedBy } : builderId && { builderId };
      const refusal = refusalFor(
        structuredClone(present),
        await quotes.findCase(quoteRequestId),
        owner ? await storedBy(owner) : { bytes: 0, wasAssigned: true },
      );
      if (refusal !== null) {
        if (!all.some((one) => one.mediaKey === mediaKey)) await dispose(mediaKey);
        underWay.delete(mediaKey);
        return refuse(refusal);
      }
      if (!(await isStored())) await store();
      stored.set(attachment.id, structuredClone(attachment));
      underWay.delete(mediaKey);
      return ok(null);
    },
    async remove({ id, mediaKey, quoteRequestId }, dispose, _audit, refusalFor) {
      const refusal = refusalFor?.(await quotes.findCase(quoteRequestId)) ?? null;
      if (refusal !== null) return refuse(refusal);
      stored.delete(id);
      const others = [...stored.values()].some((one) => one.mediaKey === mediaKey);
      if (!others) await dispose(mediaKey);
      return ok(null);
    },
    async disposeOrphan(key, dispose) {
      if (underWay.has(key)) return false;
      if ([...stored.values()].some(({ mediaKey }) => mediaKey === key)) return false;
      await dispose(key);
      return true;
    },
    listToScan: async (states, limit) =>
      structuredClone(
        [...stored.values()]
          .filter(({ scan }) => states.some((state) => state === scan))
          .sort(oldestFirst)
          .slice(0, limit),
      ),
    async saveScan({ id }, scan) {
      const file = stored.get(id);
      if (file) stored.set(id, { ...file, scan });
    },
    async listToSweep(before, limit) {
      const swept: Attachment[] = [];
      for (const file of [...stored.values()].sort(oldestFirst)) {
        const found = await quotes.findCase(file.quoteRequestId);
        const isSent = found?.responses.some(({ builderId }) => builderId === file.builderId);
        const isUnsent = file.purpose === "offer" && file.createdAt < before && !isSent;
        if (found?.request.erasedAt || isUnsent) swept.push(file);
      }
      return structuredClone(swept.slice(0, limit));
    },
  };
}
