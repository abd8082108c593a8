import { expect, it } from "vitest";
import { attachmentOf, roomForAll } from "../../domain/attachments/examples.ts";
import type { AttachmentRepository } from "../../domain/attachments/ports.ts";
import { bea, type carl, now, pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteCase } from "../../domain/quotes/ports.ts";

const audit = { actorId: null, action: "attachment.added" };
const aWeekLater = new Date(now.getTime() + 7 * 24 * 60 * 60_000);

/** Contract of `AttachmentRepository`. `open` gives an empty one that knows the example case with the offers of Bea and Carl. */
export function keepsAttachments(open: () => Promise<AttachmentRepository>) {
  const requestId = pendingRequest.id;
  const first = attachmentOf(1);
  const second = attachmentOf(2, { purpose: "offer", builderId: bea, kind: "drawing" });

  it("add() keeps every field; list() has the oldest first [R26]", async () => {
    const attachments = await open();
    await attachments.add(second, roomForAll, audit);
    await attachments.add(first, roomForAll, audit);
    expect(await attachments.list(requestId)).toEqual([first, second]);
    expect(await attachments.find(second.id)).toEqual(second);
    expect(await attachments.find("none" as never)).toBeNull();
    expect(await attachments.list("none" as never)).toEqual([]);
  });

  it("add() keeps nothing of a file whose bytes could not be stored [R26]", async () => {
    const attachments = await open();
    const store = () => Promise.reject(new Error("The disk is full"));
    const failing = { ...roomForAll, store };
    await expect(attachments.add(first, failing, audit)).rejects.toThrow("The disk is full");
    expect(await attachments.list(requestId)).toEqual([]);
  });

  it("add() keeps nothing of a file that is refused, but bytes that another file has [R26]", async () => {
    const attachments = await open();
    const seen: unknown[] = [];
    const disposed: string[] = [];
    const place = {
      ...roomForAll,
      dispose: async (key: string) => void disposed.push(key),
      refusalFor(present: unknown[], found: QuoteCase | null) {
        seen.push(present);
        return found && "full";
      },
    };
    const refused = { ok: false, refusal: "full" };
    expect(await attachments.add(first, place, audit)).toEqual(refused);
    expect(await attachments.list(requestId)).toEqual([]);
    await attachments.add(second, roomForAll, audit);
    const duplicate = attachmentOf(3, { mediaKey: second.mediaKey });
    expect(await attachments.add(duplicate, place, audit)).toEqual(refused);
    expect(seen).toEqual([[], [second]]);
    expect(disposed).toEqual([first.mediaKey]);
  });

  it("remove() disposes of bytes only when no other file has them [R43]", async () => {
    const attachments = await open();
    const duplicate = attachmentOf(3, { mediaKey: first.mediaKey });
    await attachments.add(first, roomForAll, audit);
    await attachments.add(duplicate, roomForAll, audit);
    const disposed: string[] = [];
    const dispose = async (key: string) => void disposed.push(key);
    await attachments.remove(first, dispose, audit);
    expect(disposed).toEqual([]);
    expect(await attachments.list(requestId)).toEqual([duplicate]);
    await attachments.remove(duplicate, dispose, null);
    expect(disposed).toEqual([first.mediaKey]);
    expect(await attachments.list(requestId)).toEqual([]);
  });

  it("remove() keeps a file and its bytes where the request, as it stands, refuses it [R26]", async () => {
    const attachments = await open();
    await attachments.add(first, roomForAll, audit);
    const disposed: string[] = [];
    const dispose = async (key: string) => void disposed.push(key);
    const refusalFor = (found: QuoteCase | null) => found?.request.id ?? null;
    const refused = { ok: false, refusal: requestId };
    expect(await attachments.remove(first, dispose, audit, refusalFor)).toEqual(refused);
    expect(await attachments.list(requestId)).toEqual([first]);
    expect(disposed).toEqual([]);
  });

  it("disposeOrphan() disposes of bytes that no file has, and of no others [R43]", async () => {
    const attachments = await open();
    await attachments.add(first, roomForAll, audit);
    const disposed: string[] = [];
    const dispose = async (key: string) => void disposed.push(key);
    expect(await attachments.disposeOrphan(first.mediaKey, dispose)).toBe(false);
    expect(await attachments.disposeOrphan(second.mediaKey, dispose)).toBe(true);
    expect(disposed).toEqual([second.mediaKey]);
  });

  it("add() stores bytes again that were disposed of while they were stored [R43]", async () => {
    const attachments = await open();
    const stored = new Set<string>();
    let times = 0;
    const place = {
      ...roomForAll,
      async store() {
        times += 1;
        stored.add(first.mediaKey);
        if (times > 1) return;
        await attachments.disposeOrphan(first.mediaKey, async (key) => void stored.delete(key));
      },
      isStored: async () => stored.has(first.mediaKey),
    };
    await attachments.add(first, place, audit);
    expect([times, stored.has(first.mediaKey)]).toEqual([2, true]);
    await attachments.add(attachmentOf(3, { mediaKey: first.mediaKey }), place, audit);
    expect(times).toBe(3);
  });

  it("disposeOrphan() leaves bytes whose file is being added [R43]", async () => {
    const attachments = await open();
    let isDisposed: boolean | undefined;
    async function isStored() {
      isDisposed = await attachments.disposeOrphan(first.mediaKey, async () => {});
      return true;
    }
    await attachments.add(first, { ...roomForAll, isStored }, audit);
    expect(isDisposed).toBe(false);
  });

  it("listToScan() has those of a state; saveScan() stores how a scan ended [R30]", async () => {
    const attachments = await open();
    const queued = attachmentOf(5, { scan: "queued" });
    const picture = attachmentOf(6, { scan: "not-needed", kind: "rendering" });
    for (const file of [first, queued, picture]) await attachments.add(file, roomForAll, audit);
    expect(await attachments.listToScan(["queued"], 10)).toEqual([queued]);
    expect(await attachments.listToScan(["queued", "not-scanned"], 10)).toEqual([first, queued]);
    expect(await attachments.listToScan(["queued", "not-scanned"], 1)).toEqual([first]);
    await attachments.saveScan(queued, "clean", audit);
    await attachments.saveScan(attachmentOf(7), "clean", audit);
    expect(await attachments.find(queued.id)).toEqual({ ...queued, scan: "clean" });
    expect(await attachments.listToScan(["queued"], 10)).toEqual([]);
  });

  it("listToSweep() has files of offers that were not sent, and no others [R43]", async () => {
    const attachments = await open();
    const doras = "0190b000-0000-7000-8000-000000000003" as typeof carl;
    const unsent = attachmentOf(4, { purpose: "offer", builderId: doras });
    for (const file of [first, second, unsent]) await attachments.add(file, roomForAll, audit);
    expect(await attachments.listToSweep(now, 10)).toEqual([]);
    expect(await attachments.listToSweep(aWeekLater, 10)).toEqual([unsent]);
  });
}
