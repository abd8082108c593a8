import { renderToString } from "react-dom/server";
import type { RenderCached } from "../page/cached-markup.ts";

const mostKept = 200;
const kept = new Map<string, string>();

/** Renders each part once, and again when many others were rendered since. */
export const renderCached: RenderCached = (key, part) => {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const now = renderToString(part());
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, now);
  return now;
};
