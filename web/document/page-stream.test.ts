import { expect, test } from "vitest";
import { openPageStream } from "./page-stream.ts";

/** A page in two flushes, as React writes it; with `flush()`, which its destinations may have. */
function opened(scripts: AsyncIterable<string> | readonly string[], hasScripts = true) {
  const { bytes, destination } = openPageStream(scripts, () => hasScripts);
  const { write, flush, end } = destination as unknown as Record<
    "write" | "flush" | "end",
    (piece?: string | Uint8Array) => void
  >;
  const encoder = new TextEncoder();
  return {
    bytes,
    writeFrame() {
      write(encoder.encode("<html><body>frame"));
      flush();
    },
    writeRest() {
      // its end in two views
      for (const piece of ["content</bo", encoder.encode("dy></html>")]) write(piece);
      flush();
      end();
    },
  };
}

async function pieces(bytes: ReadableStream<Uint8Array>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of bytes) all.push(new TextDecoder().decode(piece));
  return all;
}

test("a streamed page sends its data with the flush that comes next, within the document", async () => {
  const parts = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  async function* scripts() {
    for (const { promise } of parts) yield await promise;
  }
  const page = opened(scripts());
  const [frame, content] = parts;
  frame?.resolve("<1>");
  await new Promise((done) => setImmediate(done));
  page.writeFrame();
  content?.resolve("<2>");
  await new Promise((done) => setImmediate(done));
  page.writeRest();
  expect(await pieces(page.bytes)).toEqual(["<html><body>frame<1>", "content<2></body></html>"]);
});

test("a streamed page ends when all of its data has come", async () => {
  const late = Promise.withResolvers<string>();
  async function* scripts() {
    yield "<1>";
    yield await late.promise;
  }
  const page = opened(scripts());
  const all = pieces(page.bytes);
  page.writeFrame();
  page.writeRest();
  late.resolve("<2>");
  expect((await all).join("")).toBe("<html><body>framecontent<1><2></body></html>");
});

test("a page without scripts has no data", async () => {
  const page = opened(["<1>"], false);
  page.writeFrame();
  page.writeRest();
  expect((await pieces(page.bytes)).join("")).toBe("<html><body>framecontent</body></html>");
});

test("what is written after a streamed page's reader has left is dropped", async () => {
  const page = opened(["<1>"]);
  await page.bytes.cancel();
  page.writeFrame();
  expect(page.writeRest).not.toThrow();
});

test("a streamed page whose data fails to come breaks off", async () => {
  async function* scripts() {
    yield "<1>";
    throw new Error("Broken");
  }
  const page = opened(scripts());
  page.writeFrame();
  page.writeRest();
  await expect(pieces(page.bytes)).rejects.toThrow("Broken");
});
