import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PromisePolicies } from "../promise/ports.ts";
import { ok, type Result } from "../shared/result.ts";
import { foldText } from "../shared/text/fold-text.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { CityOnCalendar, SupplyCount, SupplyPlace, SupplyRepository } from "./ports.ts";
import { wantedPlace, wantedSizes, wantedTypes } from "./spot.ts";

export type SupplyNeeds = {
  supply: SupplyRepository;
  builders: Pick<BuilderProfileRepository, "findPlaces">;
  promisePolicies: PromisePolicies;
  clock: Clock;
};

type SupplyCity = SupplyPlace & {
  /** Null when no show to come takes place there. */
  calendar:
    | (Pick<CityOnCalendar, "shows" | "nextShow" | "nextDay"> & {
        /** Whether the next show opens within `soonDays`. */
        isSoon: boolean;
      })
    | null;
  counts: Omit<SupplyCount, "place">[];
};

/** Available builders per city, type and size. */
export type Supply = {
  /** Maximum number of builders asked for one request. */
  needed: number;
  /** Quotes promised for one request: with fewer builders available, the promise can't be kept. */
  promised: number;
  cities: SupplyCity[];
};

/** Days before a show's opening from which on missing builders are urgent. */
export const soonDays = 120;

/** Maximum number of cities shown. */
export const shownCities = 20;

/**
 * An admin reads where builders are missing: in the cities with the most shows to come, and in one
 * more if wanted. At most four reads, however many builders and combinations there are.
 */
export function readSupply({ supply, builders, promisePolicies, clock }: SupplyNeeds) {
  return async ({
    city,
    by,
  }: {
    city: string | null;
    by: Principal;
  }): Promise<Result<Supply, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const now = clock.now();
    const today = utcDay(now);
    const soon = utcDay(new Date(now.getTime() + soonDays * dayMs));
    const [policy, onCalendar] = await Promise.all([
      promisePolicies.current(),
      supply.listCities(today, shownCities),
    ]);
    const cities = onCalendar.map(({ shows, nextShow, nextDay, ...place }) => ({
      ...place,
      calendar: { shows, nextShow, nextDay, isSoon: nextDay !== null && nextDay <= soon },
    }));
    const isShown = cities.some((each) => foldText(each.city) === foldText(city ?? each.city));
    const places =
      city === null || isShown
        ? cities
        : [{ ...(await findPlace(builders, city)), calendar: null }, ...cities];
    const counts = await supply.count({
      places: places.map(wantedPlace),
      types: wantedTypes,
      sizes: wantedSizes,
      today,
    });
    return ok({
      needed: policy.params.mostInvited,
      promised: policy.params.quotesPromised,
      cities: places.map((place, index) => ({
        ...place,
        counts: wantedTypes.flatMap(({ type }) =>
          wantedSizes.map(({ size }) => {
            const found = counts.find(
              (each) => each.place === index && each.type === type && each.size === size,
            );
            return { type, size, local: found?.local ?? 0, traveling: found?.traveling ?? 0 };
          }),
        ),
      })),
    });
  };
}

/** A city with the state and region from the calendar, if found there. */
export async function findPlace(
  builders: SupplyNeeds["builders"],
  city: string,
): Promise<SupplyPlace> {
  const known = await builders.findPlaces({
    cities: [foldText(city)],
    show: "",
    boothType: "",
  });
  return { city, state: known.place?.state ?? null, region: known.place?.region ?? null };
}
