import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import type { MediaKey } from "../pictures/media.ts";
import { sentRequest } from "../quotes/examples.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { attachmentOf, roomForAll } from "./examples.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

const audit = { actorId: null, action: "attachment.added" };

test("sweepOrphans() deletes within a day what no file names, and leaves files and new bytes alone [R43]", async () => {
  const ports = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  const { files, attachments, clock } = ports;
  const put = (text: string) =>
    files.put({ bytes: new TextEncoder().encode(text), contentType: "application/pdf" });
  const planted = await Promise.all(Array.from({ length: 40 }, (_, at) => put(`%PDF-${at}`)));
  const [named, young, ...orphans] = planted;
  if (!named || !young) throw new Error("Nothing was planted");
  await attachments.add(attachmentOf(1, { mediaKey: named }), roomForAll, audit);
  const old = new Date(clock.at.getTime() - 31 * 24 * hourMs);
  for (const key of [named, ...orphans]) files.storedAt.set(key, old);

  let swept = 0;
  for (let hour = 0; hour < 24; hour++) {
    files.storedAt.set(young, new Date(clock.at.getTime() - 29 * 24 * hourMs));
    swept += await sweepOrphans(ports)();
    clock.at = new Date(clock.at.getTime() + hourMs);
  }
  expect(swept).toBe(orphans.length);
  for (const key of orphans) expect(await files.get(key)).toBeNull();
  for (const key of [named, young]) expect(await files.get(key)).not.toBeNull();
});

test("sweepOrphans() deletes the others when the store refuses one, and fails with what was refused [R43]", async () => {
  const ports = openTestPorts();
  const { files, clock } = ports;
  const put = (text: string) =>
    files.put({ bytes: new TextEncoder().encode(text), contentType: "application/pdf" });
  const keys = await Promise.all(Array.from({ length: 24 }, (_, at) => put(`%PDF-${at}`)));
  const old = new Date(clock.at.getTime() - 31 * 24 * hourMs);
  for (const key of keys) files.storedAt.set(key, old);
  const deleteFile = async (key: MediaKey) => {
    if (key === keys[0]) throw new Error("Access denied");
    await files.delete(key);
  };
  const errors: string[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const sweep = sweepOrphans({ ...ports, files: { ...files, delete: deleteFile } });
    await sweep().catch(({ message }: Error) => errors.push(message));
    clock.at = new Date(clock.at.getTime() + hourMs);
  }
  expect(errors).toEqual(["Access denied"]);
  const left = await Promise.all(keys.map((key) => files.get(key)));
  expect(left.filter((file) => file !== null)).toHaveLength(1);
});

test("sweepOrphans() finds an orphan behind as many files as one run deletes [R43]", async () => {
  const ports = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  const { files, clock, attachments } = ports;
  const old = new Date(clock.at.getTime() - 31 * 24 * hourMs);
  const put = async (text: string) => {
    const key = await files.put({
      bytes: new TextEncoder().encode(text),
      contentType: "application/pdf",
    });
    files.storedAt.set(key, old);
    return key;
  };
  const named: MediaKey[] = [];
  for (let at = 0; at < 520; at++) named.push(await put(`%PDF-${at}`));
  const orphan = await put("%PDF-orphan");
  const found = {
    ...attachments,
    disposeOrphan: async (key: MediaKey, dispose: (key: MediaKey) => Promise<void>) => {
      if (key !== orphan) return false;
      await dispose(key);
      return true;
    },
  };
  const inOneHour = {
    ...files,
    async *listOld(part: number) {
      if (part === Math.floor(clock.at.getTime() / hourMs) % 24) yield* [...named, orphan];
    },
  };
  expect(await sweepOrphans({ ...ports, attachments: found, files: inOneHour })()).toBe(1);
});
