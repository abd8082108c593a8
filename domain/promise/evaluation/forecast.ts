/** How many quotes there will be, as a range: with one chance in ten fewer than `low`, with one in ten more than `high`. */
export type QuoteForecast = { low: number; median: number; high: number };

/**
 * The chance of each number of quotes, from none to one from each, when every builder quotes with their own likelihood
 * (the Poisson binomial distribution, builder by builder).
 */
export function quoteDistribution(likelihoods: readonly number[]): number[] {
  let chances = [1];
  for (const likely of likelihoods) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, quotes) => {
      next[quotes] = (next[quotes] ?? 0) + chance * (1 - likely);
      next[quotes + 1] = (next[quotes + 1] ?? 0) + chance * likely;
    });
    chances = next;
  }
  return chances;
}

/** The quotes that are in, and what the others make likely. */
export function forecastQuotes(received: number, likelihoods: readonly number[]): QuoteForecast {
  const chances = quoteDistribution(likelihoods);
  const at = (share: number) => received + quantile(chances, share);
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}

/** The least number whose chances, with those of all smaller ones, reach the share. */
function quantile(chances: readonly number[], share: number): number {
  let sum = 0;
  const found = chances.findIndex((chance) => {
    sum += chance;
    // sums of chances are a little off
    return sum >= share - 1e-9;
  });
  return found === -1 ? chances.length - 1 : found;
}
