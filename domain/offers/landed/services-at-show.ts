import type { FieldTable } from "../../shared/fields.ts";
import {
  countryOfTimeZone,
  placeTimeZone,
  venueTimeZone,
} from "../../shared/time/place-time-zone.ts";
import { isSameShow } from "../../trade-shows/is-same-show.ts";
import { type Currency, type Exchange, inUsCents, usDollar } from "../currency.ts";
import type { ServicesAtShow } from "./landed-cost.ts";
import { serviceFields } from "./service-fields.ts";
import { averageOfUnitedStates, type ShowServices } from "./service-rates.ts";

/** A calendar show with its own rates, if known. */
export type ShowWithServices = {
  title: string;
  year: string | null;
  city: string | null;
  state: string | null;
  services: ShowServices | null;
};

/** Rates for a country's shows that have none of their own. */
export type CountryServices = { country: string; services: ShowServices };

/** The rates that apply to a request, and which show or country they are of. */
export type AppliedServices = Omit<ServicesAtShow, "rates"> & {
  origin: "show" | "country" | "none";
  country: string | null;
  rates: ShowServices | null;
};

type ShowOfRequest = { tradeShowName: string; eventDay: string | null; venue: string };

const billed = new Set(["United States", "Canada"]);
/** Published averages, used where an operator entered no rates. */
export const publishedServices: readonly CountryServices[] = [
  { country: "United States", services: averageOfUnitedStates },
];

/**
 * The rates for a request: the show's own, this year's edition first, else its country's, the
 * operator's before published ones.
 */
export function servicesFor(
  { tradeShowName, eventDay, venue }: ShowOfRequest,
  shows: readonly ShowWithServices[],
  countries: readonly CountryServices[],
): AppliedServices {
  const year = eventDay?.slice(0, 4) ?? null;
  const same = shows
    .filter(({ title }) => isSameShow(title, tradeShowName))
    .sort((a, b) => Number(b.year === year) - Number(a.year === year));
  const own = same.find(({ services }) => services)?.services ?? null;
  const [show] = same;
  const country = (show && countryOfPlace(show)) ?? countryOfVenue(venue);
  const entered = countries.find((each) => each.country === country)?.services;
  const published = publishedServices.find((each) => each.country === country)?.services;
  const usual = entered ?? published ?? null;
  const rates = own ?? usual;
  return {
    origin: own ? "show" : usual ? "country" : "none",
    country,
    rates,
    // with an unknown place, material handling counts as billed
    billsMaterialHandling:
      country === null || billed.has(country) || (rates?.materialHandling ?? null) !== null,
  };
}

const table: FieldTable = serviceFields;

/** The services in US cents. Rates are unknown without an exchange rate for their currency. */
export function inUsDollars(
  services: AppliedServices,
  rateOf: (currency: Currency) => Exchange | null,
): AppliedServices {
  const { rates } = services;
  if (!rates || rates.currency === usDollar) return services;
  const exchange = rateOf(rates.currency);
  return { ...services, rates: exchange && ratesInUsCents(rates, exchange) };
}

function ratesInUsCents(services: ShowServices, exchange: Exchange): ShowServices {
  const { materialHandling, labor, rigging, electricians, outlet } = services;
  const inCents = <Group extends object>(group: Group | null, of: string): Group | null => {
    if (!group) return null;
    const entries = Object.entries(group).map(([name, value]) => {
      const isAmount = table[`${of}.${name}`]?.kind === "money" && value !== null;
      return [name, isAmount ? inUsCents(value, exchange) : value];
    });
    return Object.fromEntries(entries) as Group;
  };
  return {
    ...services,
    materialHandling: inCents(materialHandling, "materialHandling"),
    labor: inCents(labor, "labor"),
    rigging: inCents(rigging, "rigging"),
    electricians: inCents(electricians, "electricians"),
    outlet: outlet === null ? null : inUsCents(outlet, exchange),
  };
}

function countryOfPlace({ city, state }: Pick<ShowWithServices, "city" | "state">): string | null {
  const zone =
    placeTimeZone({ city, state, country: null }) ??
    placeTimeZone({ city: null, state: null, country: state });
  return zone && countryOfTimeZone(zone);
}

function countryOfVenue(venue: string): string | null {
  const zone = venueTimeZone(venue);
  return zone && countryOfTimeZone(zone);
}
