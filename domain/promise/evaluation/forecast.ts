/** The expected range of quotes: 10% chance of fewer than `low`, 10% of more than `high`. */
export type QuoteForecast = { low: number; median: number; high: number };

/**
 * The probability of each number of quotes, from none to all, when every builder quotes with their
 * own likelihood (Poisson binomial distribution).
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

/** Received quotes plus the range of those that the likelihoods give. */
export function forecastQuotes(received: number, likelihoods: readonly number[]): QuoteForecast {
  const chances = quoteDistribution(likelihoods);
  const at = (share: number) => received + quantile(chances, share);
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}

/** The smallest number whose cumulative probability reaches `share`. */
function quantile(chances: readonly number[], share: number): number {
  let sum = 0;
  const found = chances.findIndex((chance) => {
    sum += chance;
    // tolerates rounding errors of the sum
    return sum >= share - 1e-9;
  });
  return found === -1 ? chances.length - 1 : found;
}
