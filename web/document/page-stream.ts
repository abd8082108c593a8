import { joinedBytes } from "./joined-bytes.ts";

/** The end of a document as React writes it. */
const documentEnd = "</body></html>";
const none = new Uint8Array();

/**
 * A target for React's renderer, and its output as a stream: one chunk for each flush, followed by
 * the data scripts that are ready by then. The document ends after all scripts. When the reader
 * leaves, further chunks are dropped: Deno cancels a source within `enqueue`, and writing to it
 * then would throw where nothing can catch it.
 */
export function openPageStream(
  scripts: AsyncIterable<string> | readonly string[],
  hasScripts: () => boolean,
) {
  const encoder = new TextEncoder();
  const end = encoder.encode(documentEnd);
  let written: Uint8Array[] = [];
  let unsent = "";
  let areAllRead = false;
  let isLeft = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(its) {
      controller = its;
    },
    cancel() {
      isLeft = true;
    },
  };
  const bytes = new ReadableStream(source, { highWaterMark: 0 });

  async function readScripts() {
    for await (const script of scripts) unsent += script;
    areAllRead = true;
  }
  const read = readScripts();
  read.catch(() => {}); // `finish` throws this error

  function send(html: Uint8Array, last = none) {
    const all = joinedBytes([html, encoder.encode(hasScripts() ? unsent : ""), last]);
    unsent = "";
    if (!isLeft && all.byteLength > 0) controller.enqueue(all);
  }

  async function finish() {
    const html = joinedBytes(written);
    const length = endsWith(html, end) ? html.byteLength - end.byteLength : html.byteLength;
    const last = html.subarray(length);
    let left = html.subarray(0, length);
    try {
      if (!areAllRead) {
        send(left);
        left = none;
        await read;
      }
      send(left, last);
      if (!isLeft) controller.close();
    } catch (error) {
      if (!isLeft) controller.error(error);
    }
  }

  const destination = {
    write(piece: string | Uint8Array) {
      written.push(typeof piece === "string" ? encoder.encode(piece) : piece);
      return true;
    },
    flush() {
      const html = joinedBytes(written);
      written = endsWith(html, end) ? [html] : [];
      if (written.length === 0) send(html);
    },
    end: () => void finish(),
    destroy(error: unknown) {
      if (!isLeft) controller.error(error);
    },
    /** React listens for "drain" and "close", which never happen here */
    on() {},
  };
  return { bytes, destination: destination as unknown as NodeJS.WritableStream };
}

function endsWith(html: Uint8Array, end: Uint8Array): boolean {
  const at = html.byteLength - end.byteLength;
  return at >= 0 && end.every((byte, index) => html[at + index] === byte);
}
