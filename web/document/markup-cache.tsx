import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { QueryScope } from "../api/query-scope.tsx";
import type { RenderCached } from "../ui/cached-markup.tsx";
import { joinedBytes } from "./joined-bytes.ts";

const maxEntries = 1_000;
const maxBytes = 4 * 1024 * 1024;
const encoder = new TextEncoder();
const entries = new Map<string, Uint8Array<ArrayBuffer>>();
let bytes = 0;

/** Renders each part once, and again when many others were rendered since. */
function stored(...[key, part, path]: Parameters<RenderCached>): Uint8Array<ArrayBuffer> {
  const before = entries.get(key);
  if (before !== undefined) return before;
  const now = encoder.encode(
    renderToString(
      <StaticRouter location={path}>
        <QueryScope>{part()}</QueryScope>
      </StaticRouter>,
    ),
  );
  bytes += now.byteLength + 2 * key.length;
  if (entries.size >= maxEntries || bytes > maxBytes) {
    entries.clear();
    bytes = now.byteLength + 2 * key.length;
  }
  entries.set(key, now);
  return now;
}

/** A stored part as text, for a page that is streamed. */
export const storedMarkup: RenderCached = (...asked) => new TextDecoder().decode(stored(...asked));

/**
 * The stored parts of one page: React writes a mark for each, and `assemble` puts its bytes there, so that they are neither rendered nor
 * encoded again. `mark` must be unknown to those who write the page's texts.
 */
export function openStoredParts(mark: string) {
  const used: Uint8Array<ArrayBuffer>[] = [];
  const opening = `<!--${mark} `;
  const render: RenderCached = (...asked) => `${opening}${used.push(stored(...asked)) - 1}-->`;

  /** The text with its parts, as bytes. */
  function assemble(text: string): Uint8Array<ArrayBuffer> {
    const [first = "", ...others] = text.split(opening);
    const pieces = [encoder.encode(first)];
    for (const each of others) {
      const end = each.indexOf("-->");
      const part = used[Number(each.slice(0, end))];
      if (part) pieces.push(part);
      pieces.push(encoder.encode(each.slice(end + 3)));
    }
    return joinedBytes(pieces);
  }

  return { render, assemble };
}
