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

/** For bytes that are sent many times, those that are sent once, and a page that another takes the place of within seconds. */
export type Effort = "kept" | "once" | "brief";

const brotliQualities: Record<Effort, number> = { kept: 5, once: 3, brief: 0 };

/** Pages are mostly shorter than this window of 256 kB, and its tables are made sooner. */
const pageWindow = 18;

const brotliOf = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // so that a small text gets small tables
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
    // a quarter of a millisecond, and the streams behind the other way a third as much again
    if (effort === "brief") return brotliCompressSync(bytes, options);
    return promisify<Uint8Array, BrotliOptions, Uint8Array>(brotliCompress)(bytes, options);
  },
  gzip: (bytes: Uint8Array, effort: Effort) =>
    promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip)(bytes, gzipOf(effort)),
};

/** The same bytes, smaller. On Node other work goes on meanwhile, except for what is brief, which is compressed at once. */
export async function compressed(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: Effort = "kept",
): Promise<Bytes> {
  return new Uint8Array(await ways[encoding](bytes, effort));
}

/** A source that always has more would keep its reader from everything else. */
const maxAtOnce = 128 * 1_024;

/** Compresses a stream. Flushes whenever the source pauses; when the reader cancels, so does the source. */
export function compressedStream(source: ReadableStream<Uint8Array>, encoding: Encoding) {
  const reader = source.getReader();
  const zip = encoding === "br" ? createBrotliCompress(streamed) : createGzip(gzipOf("once"));
  const flushKind = encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  const ready: Bytes[] = [];
  zip.on("data", (bytes: Uint8Array) => ready.push(new Uint8Array(bytes)));
  const ended = new Promise<void>((done) => zip.once("end", done));
  // the write or the end that it breaks reports it
  zip.on("error", () => {});
  let pending: ReturnType<typeof reader.read> | null = null;

  const write = (bytes: Uint8Array) =>
    new Promise<void>((done, failed) =>
      zip.write(bytes, (error) => (error ? failed(error) : done())),
    );
  const flush = () => new Promise<void>((done) => zip.flush(flushKind, () => done()));
  // a timer of no time takes two milliseconds on Deno
  const pause = () => setImmediate(null);

  /** Writes what the source has, in few large pieces, until it pauses or ends; says whether it has ended. */
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
