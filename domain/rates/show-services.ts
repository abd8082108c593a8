import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { ShowServices } from "../offers/landed/service-rates.ts";
import { type AppliedServices, servicesFor } from "../offers/landed/services-at-show.ts";
import { countryName, countryNames } from "../shared/country-name.ts";
import type { TradeShowId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { TradeShowRepository } from "../trade-shows/ports.ts";
import type { TradeShowNotFound } from "../trade-shows/refusals.ts";
import type { RateRepository } from "./ports.ts";
import type { CountryNotFound } from "./refusals.ts";

type Needs = { rates: RateRepository; tradeShows: TradeShowRepository };

/** Everyone signed in reads what a show bills: its own rates, and those that apply. */
export function viewShowServices({ rates, tradeShows }: Needs) {
  return async ({
    showId,
    by,
  }: {
    showId: TradeShowId;
    by: Principal;
  }): Promise<
    Result<{ own: ShowServices | null; applied: AppliedServices }, NotSignedIn | TradeShowNotFound>
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
    return ok({ own, applied });
  };
}

type Refused = NotSignedIn | NotAllowed | TradeShowNotFound | CountryNotFound;
type Save = {
  of: { showId: TradeShowId } | { country: string };
  /** Null removes them. */
  services: ShowServices | null;
  by: Principal;
};

/** An admin enters what a show bills, or what shows of a country usually do. */
export function saveShowServices({ rates }: Pick<Needs, "rates">) {
  return async ({ of, services, by }: Save): Promise<Result<ShowServices | null, Refused>> => {
    const refusal = unlessAdmin(by);
    if (refusal || by.kind === "visitor") return refuse(refusal ?? { kind: "not-signed-in" });
    if ("country" in of && !countryNames.includes(countryName(of.country))) {
      return refuse({ kind: "country-not-found" });
    }
    const known = "country" in of ? { country: countryName(of.country) } : of;
    const action = services ? "show-services.saved" : "show-services.removed";
    const audit = { actorId: by.user.id, action, detail: { ...known } };
    const isSaved = await rates.saveServices(known, services, audit);
    return isSaved ? ok(services) : refuse({ kind: "trade-show-not-found" });
  };
}
