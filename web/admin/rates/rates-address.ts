/** The show or the country whose rates are open. */
export type RatesOf = { show: string } | { country: string };

const view = "/admin-dashboard?view=rates";

/** The address of all rates, or of one form. */
export function ratesHref(of?: RatesOf): string {
  if (!of) return view;
  return `${view}&${new URLSearchParams(of)}`;
}

/** The form that an address opens; null for the lists. */
export function readRatesAddress(address: URLSearchParams): RatesOf | null {
  const [show, country] = [address.get("show"), address.get("country")];
  if (show) return { show };
  return country ? { country } : null;
}
