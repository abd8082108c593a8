import type { BoothRules } from "../booth-rules/booth-rules.ts";
import { usualRules } from "../booth-rules/usual-rules.ts";
import { countryOfTimeZone, placeTimeZone, venueTimeZone } from "../shared/time/place-time-zone.ts";
import type { TradeShow } from "../trade-shows/trade-show.ts";
import type { ShowManuals } from "./show-manual.ts";

type Show = Pick<TradeShow, "id" | "city" | "state" | "region">;

/** The time zone of a show's place, else of the place that a venue names; null when unknown. */
export function zoneOfShow(show: Omit<Show, "id"> | null, venue: string): string | null {
  const { city = null, state = null } = show ?? {};
  return (
    placeTimeZone({ city, state, country: null }) ??
    placeTimeZone({ city: null, state: null, country: state }) ??
    venueTimeZone(venue)
  );
}

/** The show's own rules for booths, else the usual ones of its country; null where none are known. */
export async function rulesFor(
  { showManuals }: { showManuals: Pick<ShowManuals, "find"> },
  show: Show | null,
  venue: string,
): Promise<BoothRules | null> {
  const own = show && (await showManuals.find(show.id)).rules;
  const zone = zoneOfShow(show, venue);
  const country = zone && countryOfTimeZone(zone);
  return own ?? usualRules(country) ?? usualRules(show?.region ?? null);
}
