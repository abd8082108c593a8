import type { PromisedTimesBody } from "../../app-server/contract/quotes/promised-times.ts";

type Quotes = { received: number; promised: number };

/** How many builders are working on the quotes, and how many quotes we expect; null before the first evaluation. */
export function outlookText(
  { outlook }: Pick<PromisedTimesBody, "outlook">,
  { received, promised }: Quotes,
): string | null {
  if (!outlook || received >= promised) return null;
  const { asked, working, fitting, low, high } = outlook;
  const most = Math.min(high, promised);
  const least = Math.min(low, most);
  const range = least === most ? `${most}` : `${least} to ${most}`;
  const quotes = most === 1 ? "quote" : "quotes";
  if (fitting < promised) {
    const builders = fitting === 1 ? "builder" : "builders";
    const fit = fitting === 1 ? "fits" : "fit";
    return `Only ${fitting} ${builders} in our network ${fit} this show, size and budget, so we expect ${range} ${quotes}, not ${promised}.`;
  }
  if (asked === 0) return null;
  const invited = `${asked} ${asked === 1 ? "builder" : "builders"} invited`;
  const atWork = working > 0 ? `, ${working} working on it` : "";
  return `${invited}${atWork}. We expect ${range} ${quotes}.`;
}
