import type { Context } from "hono";
import { zipped } from "./zipped.ts";

type Copy = {
  version: string;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  zip: Uint8Array<ArrayBuffer>;
  link: string | null;
};
type Source = {
  version(): Promise<string>;
  read(): Promise<{ items: unknown[]; link: string | null }>;
};

/**
 * A list that answers everything: written and compressed once a change, then sent as it is. When the database cannot
 * be read, the last copy goes out as `X-Data-Source: cache`.
 */
export function createWholeList() {
  let kept: Promise<Copy> | null = null;
  let keptVersion = "";

  async function fresh({ version, read }: Source): Promise<Copy> {
    const now = await version();
    if (!kept || keptVersion !== now) {
      const before = kept;
      keptVersion = now;
      kept = write(now, read).catch((error) => {
        kept = before;
        keptVersion = "";
        throw error;
      });
    }
    return kept;
  }

  return async function answerWhole(c: Context, source: Source): Promise<Response> {
    const former = kept;
    let isStale = false;
    const copy = await fresh(source).catch(async (error) => {
      if (!former) throw error;
      console.error("Cannot read the list, sending the last copy:", error);
      isStale = true;
      return former;
    });
    c.header("cache-control", "no-cache");
    c.header("vary", "accept-encoding");
    c.header("etag", copy.etag);
    if (copy.link) c.header("link", copy.link);
    if (isStale) c.header("x-data-source", "cache");
    if (c.req.header("if-none-match")?.includes(copy.etag)) return c.body(null, 304);
    c.header("content-type", "application/json");
    if (!c.req.header("accept-encoding")?.includes("gzip")) return c.body(copy.body);
    c.header("content-encoding", "gzip");
    return c.body(copy.zip);
  };
}

async function write(version: string, read: Source["read"]): Promise<Copy> {
  const { items, link } = await read();
  const body = new TextEncoder().encode(JSON.stringify(items));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = `W/"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"`;
  return { version, etag, body, zip: await zipped(body), link };
}
