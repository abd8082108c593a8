import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { sentRequest } from "../quotes/examples.ts";
import type { Attachment } from "./attachment.ts";
import { attachmentOf, roomForAll } from "./examples.ts";
import type { FileScanner } from "./ports.ts";
import { scanFiles } from "./scan-files.ts";

const audit = { actorId: null, action: "attachment.added" };

/** Files of these states, each with bytes of its own. */
async function given(...scans: Attachment["scan"][]) {
  const ports = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  const ids: Attachment["id"][] = [];
  for (const [number, scan] of scans.entries()) {
    const bytes = new TextEncoder().encode(`%PDF-${number}`);
    const mediaKey = await ports.files.put({ bytes, contentType: "application/pdf" });
    const file = attachmentOf(number, { scan, mediaKey });
    await ports.attachments.add(file, roomForAll, audit);
    ids.push(file.id);
  }
  return {
    clock: ports.clock,
    run: (scanner: FileScanner | null) => scanFiles({ ...ports, scanner })(),
    states: async () =>
      Promise.all(ids.map(async (id) => (await ports.attachments.find(id))?.scan)),
  };
}

test("scanFiles() has waiting files scanned, also those from before there was a scanner [R30]", async () => {
  const { run, states } = await given("queued", "not-scanned", "not-needed", "refused", "queued");
  const scanner: FileScanner = {
    scan: async (bytes) =>
      new TextDecoder().decode(bytes).endsWith("4")
        ? { verdict: "refused", reason: "Eicar-Signature" }
        : { verdict: "clean" },
  };
  expect(await run(scanner)).toBe(3);
  expect(await states()).toEqual(["clean", "clean", "not-needed", "refused", "refused"]);
  expect(await run(scanner)).toBe(0);
});

test("scanFiles() leaves files waiting while the scanner is down [R30]", async () => {
  const { run, states } = await given("queued");
  const down: FileScanner = { scan: () => Promise.reject(new Error("clamd: ECONNREFUSED")) };
  await expect(run(down)).rejects.toThrow("ECONNREFUSED");
  expect(await states()).toEqual(["queued"]);
});

test("scanFiles() has the files after one that the scanner fails at judged, and then says that it failed [R30]", async () => {
  const { run, states } = await given("queued", "queued");
  const scanner: FileScanner = {
    scan: async (bytes) => {
      if (new TextDecoder().decode(bytes).endsWith("0")) throw new Error("clamd: size limit");
      return { verdict: "clean" };
    },
  };
  await expect(run(scanner)).rejects.toThrow("size limit");
  expect(await states()).toEqual(["queued", "clean"]);
});

test("scanFiles() comes to each file, however many before it fail each time [R30]", async () => {
  const { run, states, clock } = await given(
    ...Array.from({ length: 150 }, () => "queued" as const),
  );
  const scanner: FileScanner = {
    scan: async (bytes) => {
      const number = Number(new TextDecoder().decode(bytes).slice("%PDF-".length));
      if (number < 120) throw new Error("clamd: size limit");
      return { verdict: "clean" };
    },
  };
  for (let minute = 0; minute < 3; minute += 1) {
    await expect(run(scanner)).rejects.toThrow("steps failed");
    clock.at = new Date(clock.at.getTime() + 60_000);
  }
  expect((await states()).slice(120)).toEqual(Array.from({ length: 30 }, () => "clean"));
});

test("scanFiles() without a scanner has waiting files delivered as not scanned [R30]", async () => {
  const { run, states } = await given("queued", "refused", "clean");
  expect(await run(null)).toBe(1);
  expect(await states()).toEqual(["not-scanned", "refused", "clean"]);
});
