/** The show or the country whose rate form is open. */
export type RatesOf = { show: string } | { country: string };

const view = "/admin-dashboard?view=rates";

/** URL of the list of rates, or of one form. */
export function ratesHref(of?: RatesOf): string {
  if (!of) return view;
  return `${view}&${new URLSearchParams(of)}`;
}

/** The form that a URL opens; null for the lists. */
export function readRatesAddress(address: URLSearchParams): RatesOf | null {
  const [show, country] = [address.get("show"), address.get("country")];
  if (show) return { show };
  return country ? { country } : null;
}
