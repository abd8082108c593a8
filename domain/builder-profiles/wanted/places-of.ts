import { foldText } from "../../shared/text/fold-text.ts";
import type { BuilderProfile } from "../builder-profile.ts";

type Placed = Pick<BuilderProfile, "city" | "state" | "country" | "region" | "coverageAreas">;

/** Marks where a builder is at home and that does not mean it works all over: a state, a country, a region. */
export const homeMark = "in:";

/** The places that find a builder, folded: its city and coverage areas, and marked, the state, country and region of its seat. */
export function placesOf({ city, state, country, region, coverageAreas }: Placed): string[] {
  const covered = coverageAreas.flatMap((area) => [area, area.split(",")[0] ?? ""]);
  const home = [state, country, region].map(foldText).filter(Boolean);
  const places = [...[city, ...covered].map(foldText).filter(Boolean)];
  return [...new Set([...places, ...home.map((name) => homeMark + name)])];
}
