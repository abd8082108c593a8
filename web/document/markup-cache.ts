import { renderToString } from "react-dom/server";
import type { RenderCached } from "../page/cached-markup.ts";

const maxEntries = 200;
const entries = new Map<string, string>();

/** Renders each part once, and again when many others were rendered since. */
export const renderCached: RenderCached = (key, part) => {
  const before = entries.get(key);
  if (before !== undefined) return before;
  const now = renderToString(part());
  if (entries.size >= maxEntries) entries.clear();
  entries.set(key, now);
  return now;
};
