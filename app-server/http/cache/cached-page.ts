import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { MadeCall } from "../../calls/clients/record-calls.ts";
import { contentOf } from "../../contract/whole-response.ts";
import type { Encoding, System } from "../../services/system.ts";

/** A page in the page cache. */
export type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  smaller: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** Prepared answers by encoding. */
  ready: Map<ReadyKind, ReadyAnswer>;
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

/** How a page goes out: with its body as small as the browser takes it, or not at all, since the browser has it. */
export type ReadyKind = Encoding | "304" | "as it is";

/** An answer with all its headers but those that each answer has of its own. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** An entry's headers, digest, promises and places in maps, measured and rounded up. */
const entryBytes = 4096;
/** A call's hash and input, whose texts are parts of the page's address; the ids that it names come on top. */
const callBytes = 512;

/** The header by which a browser says that it has this page. */
export const etagOf = ({ etag }: Page) => `W/"${etag}"`;

/** A page's calls whose content is another one at these versions. */
export function callsAfter({ calls, versions: of }: Page, versions: ContentVersions) {
  if (of === versions) return [];
  return calls.filter(({ content }) => content.some((kind) => of?.[kind] !== versions[kind]));
}

/** A page that was made, measured for the cache. */
export async function toPage(
  response: Response,
  url: string,
  hash: System["hash"],
  of: Pick<Page, "versions" | "calls" | "madeAt" | "isBrief">,
): Promise<Page> {
  const { status, headers } = response;
  const body = await contentOf(response);
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
