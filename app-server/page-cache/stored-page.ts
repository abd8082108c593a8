import type { ContentVersions } from "../../domain/site-map/ports.ts";
import { contentOf } from "../contract/whole-response.ts";
import type { Encoding, System } from "../services/system.ts";
import type { MadeCall } from "./record-calls.ts";

export type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** Prepared answers by encoding. */
  ready: Map<ReadyKind, ReadyAnswer>;
  /**
   * The content versions that the page was rendered at; null for a page that only the waiting
   * requests get.
   */
  versions: ContentVersions | null;
  /** The calls whose answers the page shows: other content may change. */
  calls: readonly MadeCall[];
  madeAt: number;
  /** Size in bytes. */
  size: number;
  /**
   * Whether the previous version of the page was made shortly before, so that this one may soon be
   * replaced, too.
   */
  isBrief: boolean;
};

/**
 * The form of an answer: with an encoding, uncompressed, or 304 when the browser has the page
 * already.
 */
export type ReadyKind = Encoding | "304" | "as it is";

/** An answer with all headers except those that are set for each request. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/**
 * Memory per entry in bytes besides the body: headers, digest, promises and places in maps,
 * measured and rounded up.
 */
const entryBytes = 4096;
/** Memory per call in bytes; the ids in its answer are added. */
const callBytes = 128;

/** The page's ETag. */
export const etagOf = ({ etag }: Page) => `W/"${etag}"`;

/** The page's calls that depend on content which has changed by these versions. */
export function callsAfter({ calls, versions: of }: Page, versions: ContentVersions) {
  if (of === versions) return [];
  return calls.filter(({ content }) => content.some((kind) => of?.[kind] !== versions[kind]));
}

/** A rendered page with its size, for the cache. */
export async function toPage(
  response: Response,
  url: string,
  hash: System["hash"],
  of: Pick<Page, "versions" | "calls" | "madeAt" | "isBrief">,
): Promise<Page> {
  const { status, headers } = response;
  const body = await contentOf(response);
  const callsSize = of.calls.reduce((sum, { ids }) => sum + (ids?.length ?? 0) + callBytes, 0);
  const size = body.byteLength + 2 * url.length + callsSize + entryBytes;
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
