type Few = {
  /** Number of eligible builders. */
  fitting: number;
  /** The expected range of quotes. */
  low: number;
  high: number;
  promised: number;
};

/**
 * A range of quotes in words: "2 to 4 quotes", "1 quote", "up to 3 quotes". Zero is left out unless
 * the maximum is zero.
 */
export function quoteRangeText(low: number, high: number): string {
  const quotes = high === 1 ? "quote" : "quotes";
  if (low === 0) return high === 0 ? "no quotes" : `up to ${high} ${quotes}`;
  return low < high ? `${low} to ${high} ${quotes}` : `${high} ${quotes}`;
}

/**
 * The text for exhibitors, on screens and in emails, when fewer builders are eligible than the
 * promise needs.
 */
export function fewBuildersText({ fitting, low, high, promised }: Few): string {
  if (fitting === 0) {
    return "No builder in our network fits this show, size and budget yet, so we can't expect quotes for it.";
  }
  const who =
    fitting === 1 ? "1 builder in our network fits" : `${fitting} builders in our network fit`;
  const most = Math.min(high, promised);
  if (most === 0)
    return `Only ${who} this show, size and budget, so we can't expect quotes for it.`;
  const likely = quoteRangeText(low, most);
  const instead = most < promised ? `not ${promised}` : `maybe not all ${promised}`;
  return `Only ${who} this show, size and budget, so we expect ${likely}, ${instead}.`;
}
