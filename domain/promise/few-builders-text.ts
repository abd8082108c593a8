type Few = {
  /** How many builders fit the brief. */
  fitting: number;
  /** How many quotes are likely, at least and at most. */
  low: number;
  high: number;
  promised: number;
};

/** To the exhibitor, on screens and by email: fewer builders fit than the promise needs. */
export function fewBuildersText({ fitting, low, high, promised }: Few): string {
  if (fitting === 0) {
    return "No builder in our network fits this show, size and budget yet, so we can't expect quotes for it.";
  }
  const who =
    fitting === 1 ? "1 builder in our network fits" : `${fitting} builders in our network fit`;
  const most = Math.min(high, promised);
  const likely = low < most ? `${low} to ${most}` : `${most || "no"}`;
  const instead = most < promised ? `not ${promised}` : `maybe not all ${promised}`;
  return `Only ${who} this show, size and budget, so we expect ${likely} ${most === 1 ? "quote" : "quotes"}, ${instead}.`;
}
