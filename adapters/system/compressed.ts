import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from "node:zlib";

type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * `kept`: bytes that are sent many times; `once`: sent once; `brief`: a page that is replaced
 * within seconds.
 */
export type Effort = "kept" | "once" | "brief";

const brotliQualities: Record<Effort, number> = { kept: 5, once: 3, brief: 0 };

/**
 * Brotli window of 256 kB: longer than most pages, and its tables are set up faster than the
 * default's.
 */
const pageWindow = 18;

const brotliOf = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // a size hint, so that small texts get small tables
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    ...(size <= 2 ** pageWindow && { [constants.BROTLI_PARAM_LGWIN]: pageWindow }),
  },
  chunkSize: Math.max(size >> 1, 1_024),
});
const streamed: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQualities.once,
    [constants.BROTLI_PARAM_LGWIN]: pageWindow,
  },
};
const gzipOf = (effort: Effort): ZlibOptions => ({ level: effort === "kept" ? 6 : 4 });

const ways = {
  br(bytes: Uint8Array, effort: Effort) {
    const options = brotliOf(brotliQualities[effort], bytes.byteLength);
    // synchronous: takes 0.25 ms, and the streams of the asynchronous way add a third
    if (effort === "brief") return brotliCompressSync(bytes, options);
    return promisify<Uint8Array, BrotliOptions, Uint8Array>(brotliCompress)(bytes, options);
  },
  gzip: (bytes: Uint8Array, effort: Effort) =>
    promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip)(bytes, gzipOf(effort)),
};

/**
 * Compresses bytes. On Node in another thread, except `brief`, which is compressed synchronously.
 */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: Effort = "kept",
): Promise<Bytes> {
  return new Uint8Array(await ways[encoding](bytes, effort));
}

/** Maximum bytes written at once, so that an endless source doesn't starve its reader. */
const maxAtOnce = 128 * 1_024;

/**
 * Compresses a stream. Flushes whenever the source pauses; canceling the result cancels the source.
 */
export function compressedStream(source: ReadableStream<Uint8Array>, encoding: Encoding) {
  const reader = source.getReader();
  const zip = encoding === "br" ? createBrotliCompress(streamed) : createGzip(gzipOf("once"));
  const flushKind = encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  const ready: Bytes[] = [];
  zip.on("data", (bytes: Uint8Array) => ready.push(new Uint8Array(bytes)));
  const ended = new Promise<void>((done) => zip.once("end", done));
  // the failed write or end reports it
  zip.on("error", () => {});
  let pending: ReturnType<typeof reader.read> | null = null;

  const write = (bytes: Uint8Array) =>
    new Promise<void>((done, failed) =>
      zip.write(bytes, (error) => (error ? failed(error) : done())),
    );
  const flush = () => new Promise<void>((done) => zip.flush(flushKind, () => done()));
  // a zero timer takes two milliseconds on Deno
  const pause = () => setImmediate(null);

  /**
   * Writes the source's available data, in few large pieces, until it pauses or ends. Returns
   * whether it has ended.
   */
  async function fill(): Promise<boolean> {
    for (;;) {
      let next: Awaited<typeof pending> = await (pending ?? reader.read());
      const turn = pause();
      const found: Uint8Array[] = [];
      for (let size = 0; next && !next.done && size < maxAtOnce; ) {
        found.push(next.value);
        size += next.value.byteLength;
        pending = reader.read();
        pending.catch(() => {}); // the next pull reports it
        next = await Promise.race([pending, turn]);
      }
      if (found.length > 0) await write(Buffer.concat(found));
      if (next?.done) {
        zip.end();
        await ended;
        return true;
      }
      if (next) continue;
      await flush();
      while (ready.length === 0) await pause();
      return false;
    }
  }

  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const isOver = await fill();
        for (const bytes of ready.splice(0)) controller.enqueue(bytes);
        if (isOver) controller.close();
      },
      async cancel() {
        zip.destroy();
        await reader.cancel();
      },
    },
    { highWaterMark: 0 },
  );
}
