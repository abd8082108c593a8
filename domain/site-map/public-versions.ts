import type { ContentVersions, SiteMapRepository } from "./ports.ts";

/** Versions that change whenever public content of their kind does; cache keys for pages. */
export function publicVersions({ siteMap }: { siteMap: SiteMapRepository }) {
  return (): Promise<ContentVersions> => siteMap.versions();
}
