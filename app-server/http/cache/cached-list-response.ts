import type { Context } from "hono";
import type { Encoding, System } from "../../services/system.ts";
import { encodingFor } from "../middleware/compress-answers.ts";

type Needs = Pick<System, "isDatabaseAway" | "compress">;

type Copy = {
  version: string;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  link: string | null;
};
type Source = {
  version(): Promise<string>;
  read(): Promise<{ items: unknown[]; link: string | null }>;
  /** Value of `X-Data-Source` for a fresh response; null sends no header. */
  sourceOf?(): Promise<string | null>;
  /** Samples for when the list can't be read and was never read before. */
  samples?(): unknown[];
};

/**
 * Serves a whole list from a cache: serialized and compressed once per version. While the database
 * is down, sends the last copy as `X-Data-Source: cache`, or samples as `mock` without one.
 */
export function createCachedListResponse({ isDatabaseAway, compress }: Needs) {
  let stored: Promise<Copy> | null = null;
  let storedVersion = "";
  let lastGood: Copy | null = null;

  async function fresh({ version, read }: Source): Promise<Copy> {
    const now = await version();
    if (!stored || storedVersion !== now) {
      const writing = write(now, read).then(
        (copy) => {
          // a slow write is older than the copy of the one after it
          if (stored === writing || !lastGood) lastGood = copy;
          return copy;
        },
        (error) => {
          if (stored === writing) stored = null;
          throw error;
        },
      );
      storedVersion = now;
      stored = writing;
    }
    return stored;
  }

  return async function answerWhole(c: Context, source: Source): Promise<Response> {
    let from: string | null = null;
    const copy = await fresh(source).then(
      async (copy) => {
        from = (await source.sourceOf?.()) ?? null;
        return copy;
      },
      async (error) => {
        const { samples } = source;
        const former = lastGood;
        if (!former && !(samples && isDatabaseAway(error))) throw error;
        console.error("Cannot read the list, sending the last copy or samples:", error);
        from = former ? "cache" : "mock";
        const read = async () => ({ items: samples?.() ?? [], link: null });
        return former ?? write("", read);
      },
    );
    c.header("cache-control", "no-cache");
    c.header("vary", "accept-encoding");
    c.header("etag", copy.etag);
    if (copy.link) c.header("link", copy.link);
    if (from) c.header("x-data-source", from);
    if (c.req.header("if-none-match")?.includes(copy.etag)) return c.body(null, 304);
    c.header("content-type", "application/json");
    const encoding = encodingFor(c.req.header("accept-encoding"));
    if (!encoding) return c.body(copy.body);
    c.header("content-encoding", encoding);
    const there = copy.smaller.get(encoding);
    if (there) return c.body(await there);
    const smaller = compress(copy.body, encoding);
    copy.smaller.set(encoding, smaller);
    // a failed compression is repeated for the next request
    smaller.catch(() => copy.smaller.delete(encoding));
    return c.body(await smaller);
  };
}

async function write(version: string, read: Source["read"]): Promise<Copy> {
  const { items, link } = await read();
  const body = new TextEncoder().encode(JSON.stringify(items));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = `W/"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"`;
  return { version, etag, body, smaller: new Map(), link };
}
