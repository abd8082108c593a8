import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { QueryScope } from "../api/query-scope.tsx";
import { openRenderCache } from "../render-cache/render-cache.ts";
import type { RenderCached } from "../ui/cached-markup.tsx";
import { joinedBytes } from "./joined-bytes.ts";

const encoder = new TextEncoder();
const parts = openRenderCache<Uint8Array<ArrayBuffer>>(
  { entries: 1_000, size: 4 * 1024 * 1024 },
  ({ byteLength }, key) => byteLength + 2 * key.length,
);

/** React's marker for a part that failed on the server and is left to the browser. */
const failed = "<!--$!-->";

/** The markup of a part, rendered once and kept until many other parts were rendered since. */
function stored(...[key, part, path]: Parameters<RenderCached>): Uint8Array<ArrayBuffer> {
  const before = parts.get(key);
  if (before !== undefined) return before;
  const markup = renderToString(
    <StaticRouter location={path}>
      <QueryScope>{part()}</QueryScope>
    </StaticRouter>,
  );
  const now = encoder.encode(markup);
  if (!markup.includes(failed)) parts.set(key, now);
  return now;
}

/**
 * The cached parts of one page: React writes a placeholder for each, and `assemble` replaces it
 * with the part's bytes, so that they are neither rendered nor encoded again. `mark` must be
 * unknown to authors of the page's texts.
 */
export function openStoredParts(mark: string) {
  const used: Uint8Array<ArrayBuffer>[] = [];
  const opening = `<!--${mark} `;
  const render: RenderCached = (...asked) => `${opening}${used.push(stored(...asked)) - 1}-->`;

  /** The text with its parts inserted, as bytes. */
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
