import { expect, test } from "vitest";
import { readToEnd } from "./read-to-end.ts";

const chunks = ["one", "two", "three"].map((text) => new TextEncoder().encode(text));

/** Writes a chunk each time it is asked, and notes how it ended. */
function source() {
  const left = [...chunks];
  const seen = { isCanceled: false, isRead: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) return controller.enqueue(next);
      seen.isRead = true;
      controller.close();
    },
    cancel() {
      seen.isCanceled = true;
    },
  });
  return { stream, seen };
}

test("readToEnd() hands on every byte", async () => {
  expect(await new Response(readToEnd(source().stream)).text()).toBe("onetwothree");
});

test("readToEnd() reads the source to its end when its reader leaves, and never cancels it", async () => {
  const { stream, seen } = source();
  const reader = readToEnd(stream).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => seen).toEqual({ isCanceled: false, isRead: true });
});

test("readToEnd() fails for the reader of a failing source, and for no one else", async () => {
  const failing = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error("Broken"));
      },
    });
  await expect(new Response(readToEnd(failing())).text()).rejects.toThrow("Broken");
  await readToEnd(failing()).cancel();
});
