import { foldText } from "../../shared/text/fold-text.ts";
import type { BuilderProfile } from "../builder-profile.ts";

type Placed = Pick<BuilderProfile, "city" | "state" | "country" | "region" | "coverageAreas">;

/**
 * Prefix of the state, country or region of a builder's seat: being based there doesn't mean
 * working all over it.
 */
export const homeMark = "in:";

/**
 * Folded places under which a builder is found: its city, its coverage areas, and, prefixed, its
 * seat's state, country and region.
 */
export function placesOf({ city, state, country, region, coverageAreas }: Placed): string[] {
  const covered = coverageAreas.flatMap((area) => [area, area.split(",")[0] ?? ""]);
  const home = [state, country, region].map(foldText).filter(Boolean);
  const places = [...[city, ...covered].map(foldText).filter(Boolean)];
  return [...new Set([...places, ...home.map((name) => homeMark + name)])];
}
