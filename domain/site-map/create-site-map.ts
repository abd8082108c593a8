import { feature } from "../shared/feature.ts";
import { listMapParts, mapPartSize } from "./list-map-parts.ts";
import type { ContentVersions, MappedItem, MappedKind, SiteMapRepository } from "./ports.ts";

/** The use cases: the site map. */
export const createSiteMap = feature({ listMapParts, readMapPart, publicVersions, listReworded });

/** Versions per kind that change with its public content; cache keys for pages. */
function publicVersions({ siteMap }: { siteMap: SiteMapRepository }) {
  return (): Promise<ContentVersions> => siteMap.versions();
}

/** Lists the projects whose text changed after version `since`; null when other facts may have changed, too. */
function listReworded({ siteMap }: { siteMap: SiteMapRepository }) {
  return ({ since }: { since: string }) => siteMap.listReworded(since);
}

/** One part of the site map. */
function readMapPart({ siteMap }: { siteMap: SiteMapRepository }) {
  return ({ kind, from }: { kind: MappedKind; from: string }): Promise<MappedItem[]> =>
    siteMap.list(kind, from, mapPartSize);
}
