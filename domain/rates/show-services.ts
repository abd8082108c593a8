import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { ShowServices } from "../offers/landed/service-rates.ts";
import {
  type AppliedServices,
  publishedServices,
  servicesFor,
} from "../offers/landed/services-at-show.ts";
import { countryName, countryNames } from "../shared/country-name.ts";
import type { TradeShowId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { contentVersion } from "../shared/writes/content-version.ts";
import type { TradeShowRepository } from "../trade-shows/ports.ts";
import type { TradeShowNotFound } from "../trade-shows/refusals.ts";
import type { EnteredServices, RateRepository } from "./ports.ts";
import type { CountryNotFound } from "./refusals.ts";

type Needs = { rates: RateRepository; tradeShows: TradeShowRepository };

/** Rates as an editor reads them. The editor sends `version` back with a change. */
export type Versioned<Rates> = Rates & { version: string };
export type ListedServices = {
  shows: Versioned<EnteredServices["shows"][number]>[];
  /** `isEntered`: entered by an admin; otherwise published averages. */
  countries: Versioned<EnteredServices["countries"][number] & { isEntered: boolean }>[];
};

/**
 * An admin reads all rates of shows and countries; published averages where no rates were entered.
 */
export function listShowServices({ rates }: Pick<Needs, "rates">) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<ListedServices, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const { shows, countries } = await rates.listServices();
    const published = publishedServices.filter(
      ({ country }) => !countries.some((each) => each.country === country),
    );
    const none = contentVersion(null);
    return ok({
      shows: shows.map((show) => ({ ...show, version: contentVersion(show.services) })),
      countries: [
        ...countries.map((each) => {
          return { ...each, isEntered: true, version: contentVersion(each.services) };
        }),
        ...published.map((each) => ({ ...each, isEntered: false, version: none })),
      ].sort((a, b) => (a.country < b.country ? -1 : 1)),
    });
  };
}

/** A signed-in caller reads what a show bills: its own rates, and the ones in effect. */
export function viewShowServices({ rates, tradeShows }: Needs) {
  return async ({
    showId,
    by,
  }: {
    showId: TradeShowId;
    by: Principal;
  }): Promise<
    Result<
      Versioned<{ own: ShowServices | null; applied: AppliedServices }>,
      NotSignedIn | TradeShowNotFound
    >
  > => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const show = await tradeShows.find(showId);
    if (!show) return refuse({ kind: "trade-show-not-found" });
    const [own, { countries }] = await Promise.all([
      rates.findServices({ showId }),
      rates.findPriceGuide(show.title),
    ]);
    const asked = { tradeShowName: show.title, eventDay: show.startDate, venue: show.venue ?? "" };
    const applied = servicesFor(asked, [{ ...show, services: own }], countries);
    return ok({ own, applied, version: contentVersion(own) });
  };
}

type Refused = NotSignedIn | NotAllowed | TradeShowNotFound | CountryNotFound;
type Save = {
  of: { showId: TradeShowId } | { country: string };
  /** Null removes them. */
  services: ShowServices | null;
  /** The version that the admin read, if given. */
  seen?: string | undefined;
  by: Principal;
};
type Saved = Versioned<{ services: ShowServices | null }>;

/**
 * An admin enters the rates of a show or of a country's shows. Throws StaleWriteError when another
 * admin did so first.
 */
export function saveShowServices({ rates }: Pick<Needs, "rates">) {
  return async ({ of, services, seen, by }: Save): Promise<Result<Saved, Refused>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    if ("country" in of && !countryNames.includes(countryName(of.country))) {
      return refuse({ kind: "country-not-found" });
    }
    const known = "country" in of ? { country: countryName(of.country) } : of;
    const action = services ? "show-services.saved" : "show-services.removed";
    const audit = { actorId: admin.value.user.id, action, detail: { ...known } };
    const isSaved = await rates.saveServices(known, services, { audit, seen });
    if (!isSaved) return refuse({ kind: "trade-show-not-found" });
    return ok({ services, version: contentVersion(services) });
  };
}
