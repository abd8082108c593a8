import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { compressed, compressedStream } from "./compressed.ts";

test.each([
  ["a page", 1_000, "kept"],
  ["a page that another takes the place of", 1_000, "brief"],
  ["a text longer than the window", 20_000, "once"],
] as const)("compressed() keeps every byte of %s", async (_, times, effort) => {
  const bytes = new TextEncoder().encode("a booth of 20 × 30 feet ".repeat(times));
  expect(new Uint8Array(brotliDecompressSync(await compressed(bytes, "br", effort)))).toEqual(
    bytes,
  );
  expect(new Uint8Array(gunzipSync(await compressed(bytes, "gzip", effort)))).toEqual(bytes);
  expect((await compressed(bytes, "br", effort)).length).toBeLessThan(bytes.length / 20);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "compressedStream() with %s sends what has come when its source pauses",
  async (encoding, unpack) => {
    // a timer would hold it up
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const source = new TransformStream<Uint8Array, Uint8Array>();
    const writer = source.writable.getWriter();
    const reader = compressedStream(source.readable, encoding).getReader();
    const [frame, rest] = ["frame ", "rest "].map((word) =>
      new TextEncoder().encode(word.repeat(500)),
    );
    writer.write(frame);
    const first = (await reader.read()).value ?? new Uint8Array();
    expect(first.length).toBeGreaterThan(0);
    if (encoding === "br") expect(await unpackedSoFar(first)).toBe("frame ".repeat(500));
    writer.write(rest);
    writer.close();
    const all = [first];
    for (let next = await reader.read(); !next.done; next = await reader.read())
      all.push(next.value);
    expect(unpack(Buffer.concat(all)).toString()).toBe("frame ".repeat(500) + "rest ".repeat(500));
  },
);

test("compressedStream() sends a source that always has more as it comes, and all of it", async () => {
  const chunk = new TextEncoder().encode("a booth of 20 × 30 feet ".repeat(40));
  let left = 500;
  const source = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const all: Uint8Array[] = [];
  for await (const bytes of compressedStream(source, "br")) all.push(bytes);
  expect(
    brotliDecompressSync(Buffer.concat(all)).equals(Buffer.concat(Array(500).fill(chunk))),
  ).toBe(true);
});

test("compressedStream() cancels its source when the reader has left", async () => {
  let isCanceled = false;
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => {
      isCanceled = true;
    },
  });
  await compressedStream(source.pipeThrough(new TransformStream()), "br").cancel();
  await expect.poll(() => isCanceled).toBe(true);
});

test("compressedStream() fails when its source fails", async () => {
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("gone")),
  });
  await expect(compressedStream(source, "gzip").getReader().read()).rejects.toThrow("gone");
});

/** The part of an unfinished answer that a browser can decode. */
function unpackedSoFar(bytes: Uint8Array): Promise<string> {
  const unpack = createBrotliDecompress();
  return new Promise((done) => {
    unpack.once("data", (text) => done(`${text}`));
    unpack.write(bytes);
  });
}
