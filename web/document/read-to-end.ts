/**
 * Copies a stream. When the reader leaves, the source is read to its end and discarded: Deno
 * cancels a source within `enqueue`, which throws where nothing can catch it.
 */
export function readToEnd(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let isCanceled = false;

  async function discard() {
    try {
      while (!(await reader.read()).done);
    } catch {
      // errors of an abandoned source are ignored
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (isCanceled) return;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        isCanceled = true;
        void discard();
      },
    },
    { highWaterMark: 0 },
  );
}
