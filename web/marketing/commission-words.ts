import type { Api } from "../../app-server/contract/api-client.ts";
import type { CommissionRatesBody } from "../../app-server/contract/commission/commission-rates.ts";
import { formatDate } from "../format.ts";

/** The rates of today; null when they can't be read. */
type KnownRates = CommissionRatesBody | null;

const notSet =
  "Rates are not set yet. Quoting is free until they are, and no project that completes costs you anything. You agree to the rates first.";

/** Sentences about the rates for builders. */
export function ratesForBuilders(rates: KnownRates): string {
  if (!rates) return "No commission is due without rates that you agreed to.";
  const { current, next, dependsOnBuilder } = rates;
  if (!current) return notSet;
  return [
    `When a project that came through us completes, you pay a commission: ${current.text}. Nothing if you don't win.`,
    ...(next ? [`From ${formatDate(next.from, "MMMM d, yyyy")}: ${next.text}.`] : []),
    ...(dependsOnBuilder ? ["Some builders have agreed on other rates with us."] : []),
    "You agree to the rates before your first quote.",
  ].join(" ");
}

/** A sentence about the rates for exhibitors; empty when they can't be read. */
export function ratesForExhibitors(rates: KnownRates): string {
  if (!rates) return "";
  if (!rates.current) return "Builders pay us nothing either: the rates are not set yet.";
  return `When a project completes, the builder pays us a commission. ${
    rates.dependsOnBuilder
      ? "The rate depends on the builder."
      : "The rates are the same for every builder."
  }`;
}

const ratesFor = { builders: ratesForBuilders, exhibitors: ratesForExhibitors };

/** Reads the rates, in words for builders or exhibitors. */
export async function readRateWords(
  api: Pick<Api, "call">,
  readers: keyof typeof ratesFor,
): Promise<string> {
  return ratesFor[readers](await api.call("GET /api/commission/rates").catch(() => null));
}
