import { LRUCache } from "lru-cache";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { ContentVersions } from "../../domain/site-map/ports.ts";
import { WholeResponse } from "../contract/whole-response.ts";
import { encodingFor } from "../http/middleware/compress-answers.ts";
import { createCallCoalescer } from "../services/coalesce-calls.ts";
import type { Encoding, System } from "../services/system.ts";
import type { MadeCall } from "./record-calls.ts";
import {
  callsAfter,
  etagOf,
  type Page,
  type ReadyAnswer,
  type ReadyKind,
  toPage,
} from "./stored-page.ts";
import type { UntouchedCheck } from "./untouched-check.ts";

type PageRequest = {
  /** The page's URL. */
  url: string;
  /** Headers of the request. */
  headers: Headers;
  /** Null when the page isn't cached. */
  readVersions: (() => Promise<ContentVersions>) | null;
  /**
   * Called with the content versions that the page will be rendered at, before its calls are made;
   * null when they can't be read.
   */
  onVersions: (versions: ContentVersions | null) => void;
  make: () => Promise<Response>;
  /** Whether all reads for the page succeeded; call it after rendering. */
  isWhole: () => boolean;
  /** The calls made for the page; call it after rendering. */
  callsOf: () => readonly MadeCall[];
};

/**
 * A page that is rendered again within this time, in milliseconds, is compressed with less effort.
 */
const briefMs = 10_000;

/**
 * Caches pages that are the same for all visitors, rendered and compressed once per version of the
 * kinds of content that they show. Each request checks the versions, so the first request after an
 * edit sees it. While the versions can't be read, serves the last copy. Bounded by entries and bytes,
 * LRU.
 */
export function createStoredPages(
  { compress, hash, now: clockNow }: Pick<System, "compress" | "hash" | "now">,
  {
    maxBytes = 64 * 1024 * 1024,
    maxEntries = 2_000,
    freshMs = 60_000, // pages may also depend on the hour
    staleMs = hourMs, // while the versions cannot be read
    now = () => clockNow().getTime(),
    /** Adds the headers that every answer has. */
    addHeaders = (_headers: Headers) => {},
    areUntouched = (async () => false) as UntouchedCheck,
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
  let sweptAt = now();

  function store(url: string, page: Page) {
    // delete first: the library measures a value only once
    pages.delete(url);
    pages.set(url, page, { start: page.madeAt });
  }
  function resize(page: Page, url: string, more: number) {
    page.size += more;
    if (pages.peek(url) === page) store(url, page);
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
    if (versions === null) return age < staleMs ? page : null;
    if (age >= freshMs || callsAfter(page, versions).length > 0) return null;
    // all requests that share a read of the versions then skip the comparison
    page.versions = versions;
    return page;
  }
  /** The page of earlier versions, if none of the projects that it shows was edited since. */
  async function findUntouched(url: string, versions: ContentVersions): Promise<Page | null> {
    const page = pages.get(url);
    if (!page?.versions || now() - page.madeAt >= freshMs) return null;
    if (!(await areUntouched(callsAfter(page, versions), page.versions, versions))) return null;
    page.versions = versions;
    return page;
  }
  async function smallerOf(page: Page, url: string, encoding: Encoding) {
    const there = page.smaller.get(encoding);
    if (there) return there;
    const making = compress(page.body, encoding, page.isBrief ? "brief" : "kept");
    page.smaller.set(encoding, making);
    // a failed compression is repeated for the next request
    making.catch(() => page.smaller.delete(encoding));
    const { byteLength } = await making;
    resize(page, url, byteLength);
    return making;
  }
  /**
   * The answer for a cached page, in the smallest encoding that the browser accepts; without a
   * promise if it was prepared before.
   */
  function readyAnswer(
    page: Page,
    url: string,
    asked: Headers,
  ): ReadyAnswer | Promise<ReadyAnswer> {
    const isThere = asked.get("if-none-match")?.includes(etagOf(page)) ?? false;
    const kind = isThere ? "304" : (encodingFor(asked.get("accept-encoding")) ?? "as it is");
    return page.ready.get(kind) ?? prepare(page, url, kind);
  }
  async function prepare(page: Page, url: string, kind: ReadyKind): Promise<ReadyAnswer> {
    const encoding = kind === "304" || kind === "as it is" ? null : kind;
    const headers = new Headers(page.headers);
    headers.set("etag", etagOf(page));
    if (encoding) headers.set("content-encoding", encoding);
    addHeaders(headers);
    const body = encoding ? await smallerOf(page, url, encoding) : page.body;
    const ready = {
      status: kind === "304" ? 304 : page.status,
      headers: Object.fromEntries(headers),
      body: kind === "304" ? null : body,
    };
    page.ready.set(kind, ready);
    // a runtime may hold a second copy of an answer's bytes that it sends repeatedly
    resize(page, url, ready.body?.byteLength ?? 0);
    return ready;
  }
  async function answer(page: Page, url: string, asked: Headers): Promise<Response> {
    const { status, headers, body, versions } = page;
    if (versions !== null) {
      const ready = await readyAnswer(page, url, asked);
      return responseOf(ready.body, ready);
    }
    // 204 and 304 must have no body, not an empty one
    return responseOf(status === 204 || status === 304 ? null : body, { status, headers });
  }
  const versionsNow = (read: () => Promise<ContentVersions>) =>
    shareVersions("", () => read().catch(() => null));

  async function serve(asked: PageRequest): Promise<Response> {
    const { url, headers, readVersions, onVersions, make, isWhole, callsOf } = asked;
    sweep();
    const first = readVersions && (await versionsNow(readVersions));
    const there = readVersions && find(url, first);
    if (there) return answer(there, url, headers);
    let isWaiting = false;
    const making = sharePage(url, async () => {
      // requests that wait for this copy may have come after `first` was read
      const versions = isWaiting && readVersions ? await versionsNow(readVersions) : first;
      if (readVersions) onVersions(versions);
      // the copy that a waiting request waited for may be recent enough
      const meanwhile = versions && find(url, versions);
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
    isWaiting = true;
    return answer(await making, url, headers);
  }

  return {
    serve,
    has: (url: string) => pages.has(url),
    /**
     * The answer of a cached page that is current, as far as the versions can be read. Null when it
     * has to be rendered. It creates few promises: on Node each costs a microsecond per request.
     */
    readAnswer(
      url: string,
      headers: Headers,
      readVersions: () => Promise<ContentVersions>,
    ): Promise<ReadyAnswer | null> {
      sweep();
      return versionsNow(readVersions).then((now) => {
        const page = find(url, now);
        if (page) return readyAnswer(page, url, headers);
        if (!now) return null;
        return findUntouched(url, now).then((it) => it && readyAnswer(it, url, headers));
      });
    },
  };
}

function responseOf(body: Uint8Array<ArrayBuffer> | null, init: ResponseInit): Response {
  return body ? new WholeResponse(body, init) : new Response(null, init);
}

export type StoredPages = ReturnType<typeof createStoredPages>;
