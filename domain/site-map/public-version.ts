import type { SiteMapRepository } from "./ports.ts";

/** Another text after every change of what everybody may see: whoever keeps a page asks for it. */
export function publicVersion({ siteMap }: { siteMap: SiteMapRepository }) {
  return (): Promise<string> => siteMap.version();
}
