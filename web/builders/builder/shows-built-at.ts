import type { WorkBody } from "../../../app-server/contract/builders/builders.ts";
import { withoutYear } from "../../../domain/shared/without-year.ts";

type ShowBuiltAt = { name: string; booths: number; latestYear: string | null };

/** The shows of a builder's projects, merged across years: most booths first, then latest year. */
export function showsBuiltAt(work: readonly WorkBody[]): ShowBuiltAt[] {
  const shows = new Map<string, ShowBuiltAt>();
  for (const { eventName, year } of work) {
    const name = withoutYear(eventName ?? "");
    if (name === "") continue;
    const known = shows.get(name) ?? { name, booths: 0, latestYear: null };
    const latestYear = (year ?? "") > (known.latestYear ?? "") ? year : known.latestYear;
    shows.set(name, { name, booths: known.booths + 1, latestYear });
  }
  return [...shows.values()].sort(
    (one, other) =>
      other.booths - one.booths || (other.latestYear ?? "").localeCompare(one.latestYear ?? ""),
  );
}
