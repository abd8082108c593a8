import { LRUCache } from "lru-cache";
import type { Encoding, System } from "../system.ts";
import { createCallCoalescer } from "./coalesce-calls.ts";
import { encodingFor } from "./encoding-for.ts";

type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** As of which change it is kept; null: it is only for those who wait for it. */
  version: string | null;
  madeAt: number;
  /** What it takes up, in bytes. */
  size: number;
};
type Asked = {
  request: Request;
  /** Another text after every change of what pages show; null: the page is not to be cached. */
  readVersion: (() => Promise<string>) | null;
  make: () => Promise<Response>;
  /** Whether all could be read that the page shows, once it is made. */
  isWhole: () => boolean;
};

/** An entry's headers, digest, promises and places in maps, measured and rounded up. */
const entryBytes = 4096;

/**
 * Caches pages that are the same for everybody, rendered and compressed once a change: each request reads the version again, so
 * an edit is seen by the next one. While the version cannot be read, the last copy is served. Bounded by entries and by bytes;
 * the least recently used goes first.
 */
export function createPageCache(
  { compress }: Pick<System, "compress">,
  {
    maxBytes = 64 * 1024 * 1024,
    maxEntries = 2_000,
    /** What stands in a page may also depend on the hour. */
    freshMs = 60_000,
    /** How long a copy may serve while the version cannot be read. */
    staleMs = 3_600_000,
    now = Date.now,
  } = {},
) {
  const pages = new LRUCache<string, Page>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    // it calls stale what is older than this
    ttl: staleMs - 1,
    ttlResolution: 0,
    perf: { now },
  });
  const shareVersion = createCallCoalescer<string | null>();
  const sharePage = createCallCoalescer<Page>();
  let sweptAt = now();

  function keep(url: string, page: Page) {
    // the library measures a value once
    pages.delete(url);
    pages.set(url, page, { start: page.madeAt });
  }
  function sweep() {
    if (now() - sweptAt < freshMs) return;
    sweptAt = now();
    pages.purgeStale();
  }
  function find(url: string, version: string | null): Page | null {
    const page = pages.get(url);
    if (!page) return null;
    const age = now() - page.madeAt;
    const isGood = version === null ? age < staleMs : page.version === version && age < freshMs;
    return isGood ? page : null;
  }
  async function smallerOf(page: Page, url: string, encoding: Encoding) {
    const there = page.smaller.get(encoding);
    if (there) return there;
    const making = compress(page.body, encoding);
    page.smaller.set(encoding, making);
    const { byteLength } = await making;
    page.size += byteLength;
    if (pages.peek(url) === page) keep(url, page);
    return making;
  }
  async function answer(page: Page, url: string, asked: Headers): Promise<Response> {
    const { status, body, version } = page;
    const headers = new Headers(page.headers);
    // a status that has no body must not be given an empty one
    if (status === 204 || status === 304) return new Response(null, { status, headers });
    if (version === null) return new Response(body, { status, headers });
    const etag = `W/"${page.etag}"`;
    headers.set("cache-control", "no-cache");
    headers.set("vary", "accept-encoding, cookie");
    headers.set("etag", etag);
    if (asked.get("if-none-match")?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = encodingFor(asked.get("accept-encoding"));
    if (!encoding) return new Response(body, { headers });
    headers.set("content-encoding", encoding);
    return new Response(await smallerOf(page, url, encoding), { headers });
  }

  return async ({ request, readVersion, make, isWhole }: Asked): Promise<Response> => {
    const { url, headers } = request;
    sweep();
    const version = readVersion
      ? await shareVersion("", () => readVersion().catch(() => null))
      : null;
    const there = readVersion && find(url, version);
    if (there) return answer(there, url, headers);
    const page = await sharePage(url, async () => {
      // a reader who waited for the former one may find that it is theirs
      const meanwhile = version === null ? null : find(url, version);
      if (meanwhile) return meanwhile;
      const madeAt = now();
      const made = await make();
      const isGood = made.status === 200 && !made.headers.has("set-cookie") && isWhole();
      const page = await toPage(made, { url, version: isGood ? version : null, madeAt });
      if (page.version !== null) keep(url, page);
      return page;
    });
    return answer(page, url, headers);
  };
}

async function toPage(
  response: Response,
  { url, version, madeAt }: Pick<Page, "version" | "madeAt"> & { url: string },
): Promise<Page> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const size = body.byteLength + 2 * url.length + entryBytes;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = btoa(String.fromCharCode(...digest.slice(0, 12)));
  return { status, headers, body, etag, smaller: new Map(), version, madeAt, size };
}
