import { type MappedKind, mappedKinds, type SiteMapRepository } from "./ports.ts";

/** How many addresses one part of the map has. Search engines take 50,000. */
export const mapPartSize = 10_000;

/** Anyone is told in how many parts the map comes: each by its kind and the id that it begins with. */
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
