import { mapPartSize } from "./list-map-parts.ts";
import type { MappedItem, MappedKind, SiteMapRepository } from "./ports.ts";

/** One part of the site map. */
export function readMapPart({ siteMap }: { siteMap: SiteMapRepository }) {
  return ({ kind, from }: { kind: MappedKind; from: string }): Promise<MappedItem[]> =>
    siteMap.list(kind, from, mapPartSize);
}
