import type { SiteMapRepository } from "./ports.ts";

/** Version that changes whenever public content does; a cache key for pages. */
export function publicVersion({ siteMap }: { siteMap: SiteMapRepository }) {
  return (): Promise<string> => siteMap.version();
}
