/** The range of quotes to come: one chance in ten of fewer than `low`, one in ten of more than `high`. */
export type QuoteForecast = { low: number; median: number; high: number };

/**
 * The chance of each number of quotes, from none to one from each, when every builder quotes with their own likelihood
 * (the Poisson binomial distribution, builder by builder).
 */
export function quoteDistribution(likelihoods: readonly number[]): number[] {
  const chances = [1];
  for (const likely of likelihoods) {
    chances.push(0);
    for (let quotes = chances.length - 1; quotes >= 0; quotes--) {
      const oneFewer = chances[quotes - 1] ?? 0;
      chances[quotes] = oneFewer * likely + (chances[quotes] ?? 0) * (1 - likely);
    }
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
