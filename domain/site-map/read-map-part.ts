import { mapPartSize } from "./list-map-parts.ts";
import type { MappedItem, MappedKind, SiteMapRepository } from "./ports.ts";

/** Anyone reads one part of the map. */
export function readMapPart({ siteMap }: { siteMap: SiteMapRepository }) {
  return ({ kind, from }: { kind: MappedKind; from: string }): Promise<MappedItem[]> =>
    siteMap.list(kind, from, mapPartSize);
}
