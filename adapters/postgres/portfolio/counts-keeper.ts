import type { Left } from "./left-projects.ts";

/** What was counted for the choices that people made last, as of one version of the portfolio. */
export type CountsKeeper = { version: string; counts: Map<string, Promise<Left[]>> };

const mostKept = 500;

export function createCountsKeeper(): CountsKeeper {
  return { version: "", counts: new Map() };
}

/** The counts of a choice: kept ones of this very version, or else counted now. A failure is not kept. */
export function keptCounts(
  keeper: CountsKeeper,
  version: string,
  choice: string,
  count: () => Promise<Left[]>,
): Promise<Left[]> {
  if (keeper.version !== version) {
    keeper.version = version;
    keeper.counts = new Map();
  }
  const { counts } = keeper;
  const kept = counts.get(choice) ?? count();
  // at the end again: the first of the map is what nobody has asked for the longest
  counts.delete(choice);
  counts.set(choice, kept);
  kept.catch(() => counts.delete(choice));
  const [oldest] = counts.keys();
  if (counts.size > mostKept && oldest !== undefined) counts.delete(oldest);
  return kept;
}
