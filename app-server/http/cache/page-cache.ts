import { LRUCache } from "lru-cache";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { MadeCall } from "../../calls/clients/record-calls.ts";
import type { Encoding, System } from "../../services/system.ts";
import { encodingFor } from "../middleware/compress-answers.ts";
import { createCallCoalescer } from "./coalesce-calls.ts";
import { createUntouchedCheck } from "./untouched-check.ts";

type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** Prepared answers by encoding. */
  ready: Map<Encoding | "304" | "as it is", ReadyAnswer>;
  /** The versions of the content as of which it was made; null: only for the callers waiting for it. */
  versions: ContentVersions | null;
  /** The calls that it shows the answers of: other content may change. */
  calls: readonly MadeCall[];
  madeAt: number;
  /** Size in bytes. */
  size: number;
  /** Whether the page before it was made just before: another may soon take its place. */
  isBrief: boolean;
};
/** An answer with all its headers but those that each answer has of its own. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};
type PageRequest = {
  request: Request;
  /** Null: the page isn't cached. */
  readVersions: (() => Promise<ContentVersions>) | null;
  make: () => Promise<Response>;
  /** Whether all could be read that the page shows, once it is made. */
  isWhole: () => boolean;
  /** The calls that were made for the page, once it is made. */
  callsOf: () => readonly MadeCall[];
  /** Whether these calls are answered now as they were then. */
  areAnsweredAsBefore: (calls: readonly MadeCall[]) => Promise<boolean>;
};

/** An entry's headers, digest, promises and places in maps, measured and rounded up. */
const entryBytes = 4096;
/** A page that is made again within this time is compressed with less effort. */
const briefMs = 10_000;
/** A call's hash and input, whose texts are parts of the page's address; the ids that it names come on top. */
const callBytes = 512;

/**
 * Caches pages that are the same for all visitors, rendered and compressed once per version of the kinds of content that
 * they show. Each request checks the versions, so the next one after an edit sees it. After an edit the page's calls are
 * made again, and the page is rendered when one is answered otherwise. While the versions can't be read, serves the last
 * copy. Bounded by entries and bytes, LRU.
 */
export function createPageCache(
  { compress, hash }: Pick<System, "compress" | "hash">,
  {
    maxBytes = 64 * 1024 * 1024,
    maxEntries = 2_000,
    freshMs = 60_000, // pages may depend on the hour too
    staleMs = hourMs, // while the version cannot be read
    now = Date.now,
    /** Adds what every answer carries. */
    addHeaders = (_headers: Headers) => {},
    /** Projects of which words alone changed since a version of them; null: more may have changed. */
    listReworded = async (_since: string): Promise<readonly string[] | null> => null,
  } = {},
) {
  const pages = new LRUCache<string, Page>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    // lru-cache counts entries older than this as stale
    ttl: staleMs - 1,
    ttlResolution: 0,
    perf: { now },
  });
  const shareVersions = createCallCoalescer<ContentVersions | null>();
  const sharePage = createCallCoalescer<Page>();
  const areUntouched = createUntouchedCheck(listReworded);
  let sweptAt = now();

  function store(url: string, page: Page) {
    // the library measures a value once
    pages.delete(url);
    pages.set(url, page, { start: page.madeAt });
  }
  function sweep() {
    if (now() - sweptAt < freshMs) return;
    sweptAt = now();
    pages.purgeStale();
  }
  function find(url: string, versions: ContentVersions | null): Page | null {
    const page = pages.get(url);
    if (!page) return null;
    const age = now() - page.madeAt;
    const isGood =
      versions === null ? age < staleMs : age < freshMs && callsAfter(page, versions).length === 0;
    return isGood ? page : null;
  }
  /** The page from before these versions, when none of the projects that it shows was edited since. */
  async function findUntouched(url: string, versions: ContentVersions): Promise<Page | null> {
    const page = pages.get(url);
    if (!page?.versions || now() - page.madeAt >= freshMs) return null;
    if (!(await areUntouched(callsAfter(page, versions), page.versions, versions))) return null;
    page.versions = versions;
    return page;
  }
  /** The page from before these versions, when its calls are answered now as they were. */
  async function findUnchanged(
    { request: { url }, areAnsweredAsBefore }: PageRequest,
    versions: ContentVersions,
  ): Promise<Page | null> {
    const page = pages.get(url);
    if (!page || now() - page.madeAt >= freshMs) return null;
    const isUnchanged = await areAnsweredAsBefore(callsAfter(page, versions)).catch((error) => {
      if (error instanceof TooBusyError) throw error;
      return false; // rendering reports what is wrong
    });
    if (!isUnchanged) return null;
    page.versions = versions;
    return page;
  }
  async function smallerOf(page: Page, url: string, encoding: Encoding) {
    const there = page.smaller.get(encoding);
    if (there) return there;
    const making = compress(page.body, encoding, page.isBrief ? "brief" : "kept");
    page.smaller.set(encoding, making);
    // one that failed is made again for the next who asks
    making.catch(() => page.smaller.delete(encoding));
    const { byteLength } = await making;
    page.size += byteLength;
    if (pages.peek(url) === page) store(url, page);
    return making;
  }
  /** The answer of a page that is in the cache, as small as the browser takes it. */
  async function readyAnswer(page: Page, url: string, asked: Headers): Promise<ReadyAnswer> {
    const etag = `W/"${page.etag}"`;
    const isThere = asked.get("if-none-match")?.includes(etag) ?? false;
    const encoding = isThere ? null : encodingFor(asked.get("accept-encoding"));
    const kind = isThere ? "304" : (encoding ?? "as it is");
    const before = page.ready.get(kind);
    if (before) return before;
    const headers = new Headers(page.headers);
    headers.set("cache-control", "no-cache");
    headers.set("vary", "accept-encoding, cookie");
    headers.set("etag", etag);
    if (encoding) headers.set("content-encoding", encoding);
    addHeaders(headers);
    const body = encoding ? await smallerOf(page, url, encoding) : page.body;
    const ready = {
      status: isThere ? 304 : page.status,
      headers: Object.fromEntries(headers),
      body: isThere ? null : body,
    };
    page.ready.set(kind, ready);
    return ready;
  }
  async function answer(page: Page, url: string, asked: Headers): Promise<Response> {
    const { status, headers, body, versions } = page;
    if (versions !== null) {
      const ready = await readyAnswer(page, url, asked);
      return new Response(ready.body, ready);
    }
    // a status without body must not get an empty one
    return new Response(status === 204 || status === 304 ? null : body, { status, headers });
  }
  const versionsNow = (read: () => Promise<ContentVersions>) =>
    shareVersions("", () => read().catch(() => null));

  async function serve(asked: PageRequest): Promise<Response> {
    const { request, readVersions, make, isWhole, callsOf } = asked;
    const { url, headers } = request;
    sweep();
    const versions = readVersions ? await versionsNow(readVersions) : null;
    const there = readVersions && find(url, versions);
    if (there) return answer(there, url, headers);
    const page = await sharePage(url, async () => {
      // the copy a waiting caller waited for may be theirs
      const meanwhile = versions && (find(url, versions) ?? (await findUnchanged(asked, versions)));
      if (meanwhile) return meanwhile;
      const madeAt = now();
      const made = await make();
      const isGood = made.status === 200 && !made.headers.has("set-cookie") && isWhole();
      const isStored = isGood && versions !== null;
      const before = pages.peek(url)?.madeAt ?? Number.NEGATIVE_INFINITY;
      const isBrief = madeAt - before < briefMs;
      const of = {
        versions: isStored ? versions : null,
        calls: isStored ? callsOf() : [],
        madeAt,
        isBrief,
      };
      const page = await toPage(made, url, hash, of);
      if (page.versions !== null) store(url, page);
      return page;
    });
    return answer(page, url, headers);
  }

  return {
    serve,
    has: (url: string) => pages.has(url),
    /** The answer of a page that is in the cache and as of the versions now, as far as they can be read; null: it has to be made. */
    async readAnswer(
      { url, headers }: Request,
      readVersions: () => Promise<ContentVersions>,
    ): Promise<ReadyAnswer | null> {
      sweep();
      const now = await versionsNow(readVersions);
      const page = find(url, now) ?? (now && (await findUntouched(url, now)));
      return page && readyAnswer(page, url, headers);
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;

/** A page's calls whose content is another one at these versions. */
function callsAfter({ calls, versions: of }: Page, versions: ContentVersions) {
  return calls.filter(({ content }) => content.some((kind) => of?.[kind] !== versions[kind]));
}

async function toPage(
  response: Response,
  url: string,
  hash: System["hash"],
  of: Pick<Page, "versions" | "calls" | "madeAt" | "isBrief">,
): Promise<Page> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const callsSize = of.calls.reduce((sum, { ids }) => sum + (ids?.length ?? 0) + callBytes, 0);
  const size = body.byteLength + (2 + of.calls.length) * url.length + callsSize + entryBytes;
  const etag = of.versions === null ? "" : hash(body).slice(0, 24);
  return {
    status,
    headers,
    body,
    etag,
    smaller: new Map(),
    ready: new Map(),
    size,
    ...of,
  };
}
