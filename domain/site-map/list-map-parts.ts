import { type MappedKind, mappedKinds, type SiteMapRepository } from "./ports.ts";

/** URLs per part of the site map. Search engines accept 50,000. */
export const mapPartSize = 10_000;

/** Lists the parts of the site map, each by its kind and first id. */
export function listMapParts({ siteMap }: { siteMap: SiteMapRepository }) {
  return async (): Promise<{ kind: MappedKind; from: string }[]> => {
    const parts: { kind: MappedKind; from: string }[] = [];
    for (const kind of mappedKinds) {
      const starts = await siteMap.listStarts(kind, mapPartSize);
      parts.push(...starts.map((from) => ({ kind, from })));
    }
    return parts;
  };
}
