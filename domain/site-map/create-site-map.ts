import { listMapParts } from "./list-map-parts.ts";
import type { SiteMapRepository } from "./ports.ts";
import { publicVersions } from "./public-versions.ts";
import { readMapPart } from "./read-map-part.ts";

/** Ports that these use cases need. */
export type SiteMapPorts = {
  siteMap: SiteMapRepository;
};

/** The use cases: the site map. */
export function createSiteMap(ports: SiteMapPorts) {
  return {
    listMapParts: listMapParts(ports),
    readMapPart: readMapPart(ports),
    publicVersions: publicVersions(ports),
  };
}
