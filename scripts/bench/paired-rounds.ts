import type { LoadFigures } from "./run-wrk.ts";

export type Contestant = {
  name: string;
  /** The server's process id, if its CPU time is measured. */
  pid?: number;
  measure: () => Promise<LoadFigures>;
};

export type Standing = {
  name: string;
  rate: number;
  p50: number;
  p99: number;
  /** CPU time of the server per request, in microseconds. */
  cpuUs: number | null;
  /** Its rate divided by the last contestant's in the same round: median and quartiles. */
  ratio: { median: number; low: number; high: number };
};

/**
 * Measures contestants alternately, in random order, so that a slowdown of the machine affects all
 * of them. Ratios are taken within a round, to the last contestant. One additional round warms up.
 * A round with a failure does not count; rejects when fewer than half of the rounds are left.
 */
export async function pairedRounds(
  contestants: Contestant[],
  rounds: number,
  cpuTime: (pid: number) => number,
): Promise<Standing[]> {
  type Round = LoadFigures & { cpuUs: number | null };
  const all: Round[][] = [];
  let failure: unknown;
  for (let round = -1; round < rounds; round++) {
    try {
      const figures = await measureAll();
      if (round >= 0) all.push(figures);
    } catch (error) {
      failure = error;
      console.error(`A round is left out: ${(error as Error).message}`);
    }
  }
  if (all.length < rounds / 2) throw failure;

  async function measureAll(): Promise<Round[]> {
    const figures: Round[] = [];
    for (const at of shuffled(contestants.map((_, index) => index))) {
      const { pid, measure } = contestants[at] as Contestant;
      const before = pid === undefined ? 0 : cpuTime(pid);
      const measured = await measure();
      const cpuUs = pid === undefined ? null : (cpuTime(pid) - before) / measured.requests;
      figures[at] = { ...measured, cpuUs };
    }
    return figures;
  }

  return contestants.map(({ name }, at) => {
    const own = all.map((round) => round[at] as Round);
    const ratios = all.map((round) => (round[at] as Round).rate / (round.at(-1) as Round).rate);
    const median = (key: "rate" | "p50" | "p99") => medianOf(own.map((figures) => figures[key]));
    const cpu = own.flatMap(({ cpuUs }) => cpuUs ?? []);
    return {
      name,
      rate: median("rate"),
      p50: median("p50"),
      p99: median("p99"),
      cpuUs: cpu.length > 0 ? medianOf(cpu) : null,
      ratio: {
        median: medianOf(ratios),
        low: quantile(ratios, 0.25),
        high: quantile(ratios, 0.75),
      },
    };
  });
}

function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** The median of an odd number of figures. */
export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
