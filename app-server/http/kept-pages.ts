import { compressed, type Encoding, encodingFor } from "../../adapters/system/compressed.ts";
import { createSharedWork } from "./share-work.ts";

type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** As of which change it is kept; null: it is for those who wait for it, and nobody else. */
  version: string | null;
  madeAt: number;
};
type Asked = {
  request: Request;
  /** Another text after every change of what pages show; null: the page tells of the moment, and is not kept. */
  readVersion: (() => Promise<string>) | null;
  make: () => Promise<Response>;
  /** Whether all could be read that the page shows, once it is made. */
  isWhole: () => boolean;
};

/** What stands in a page may also depend on the hour. */
const longestMs = 60_000;
/** Of pages as they were rendered, and half as much again for each one's compressed forms. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Pages that are the same for everybody, rendered and compressed once a change: each asker has the version read anew, so an edit
 * is seen by whoever asks after it. What is asked for least goes first when there are too many.
 */
export function createKeptPages({ most = mostBytes, keptMs = longestMs, now = Date.now } = {}) {
  const pages = new Map<string, Page>();
  const shareVersion = createSharedWork<string | null>();
  const sharePage = createSharedWork<Page>();
  let bytes = 0;

  const sizeOf = ({ body }: Page) => body.byteLength * 1.5;
  function drop(url: string) {
    const page = pages.get(url);
    if (page) bytes -= sizeOf(page);
    pages.delete(url);
  }
  function keep(url: string, page: Page) {
    drop(url);
    pages.set(url, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= most) break;
      drop(oldest);
    }
  }
  function find(url: string, version: string | null): Page | null {
    const page = pages.get(url);
    if (!page || page.version !== version || now() - page.madeAt >= keptMs) return null;
    // at the end again: the first of the map is what nobody has asked for the longest
    pages.delete(url);
    pages.set(url, page);
    return page;
  }

  return async ({ request, readVersion, make, isWhole }: Asked): Promise<Response> => {
    const { url, headers } = request;
    const version = readVersion
      ? await shareVersion("", () => readVersion().catch(() => null))
      : null;
    const there = version === null ? null : find(url, version);
    if (there) return answer(there, headers);
    const page = await sharePage(url, async () => {
      // whoever waited for the former one may find that it is theirs
      const meanwhile = version === null ? null : find(url, version);
      if (meanwhile) return meanwhile;
      const madeAt = now();
      const made = await make();
      const isGood = made.status === 200 && !made.headers.has("set-cookie") && isWhole();
      const page = await toPage(made, { version: isGood ? version : null, madeAt });
      if (page.version !== null) keep(url, page);
      return page;
    });
    return answer(page, headers);
  };
}

async function toPage(
  response: Response,
  { version, madeAt }: Pick<Page, "version" | "madeAt">,
): Promise<Page> {
  const { status, headers } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = btoa(String.fromCharCode(...digest.slice(0, 12)));
  return { status, headers, body, etag, smaller: new Map(), version, madeAt };
}

async function answer({ status, body, ...page }: Page, asked: Headers): Promise<Response> {
  const headers = new Headers(page.headers);
  // a status that has no body must not be given an empty one
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  if (page.version === null) return new Response(body, { status, headers });
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
  const smaller = page.smaller.get(encoding) ?? compressed(body, encoding);
  page.smaller.set(encoding, smaller);
  return new Response(await smaller, { headers });
}
