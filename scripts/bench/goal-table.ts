import type { Standing } from "./paired-rounds.ts";

export type Goal = {
  what: string;
  /** The app's own result, as a ratio to the last contestant of its rounds. */
  own: Standing;
  /** The result to compare with. */
  anchor: Standing;
  goal: number;
};

/** A figure with its maximum; `isMet` overrides the comparison. */
export type Bound = { what: string; unit: string; figure: number; most: number; isMet?: boolean };

export type Effort = {
  rounds: number;
  seconds: number;
  /** The folder of large databases. */
  databases: string;
};

/** Prints ratios as one Markdown table, and other figures as a second one. */
export function printGoals(measured: (Goal | Bound)[]): void {
  const goals = measured.filter((one) => "goal" in one);
  const bounds = measured.filter((one) => "most" in one);
  if (goals.length > 0) printRatios(goals);
  if (goals.length > 0 && bounds.length > 0) console.log("");
  if (bounds.length > 0) printBounds(bounds);
}

function printBounds(bounds: Bound[]): void {
  console.log("| what | figure | goal | met |");
  console.log("|---|---:|---:|---|");
  for (const { what, unit, figure, most, isMet = figure <= most } of bounds) {
    const digits = most < 2 ? 2 : figure < 100 ? 1 : 0;
    const cells = [what, `${figure.toFixed(digits)} ${unit}`, `≤ ${most}`];
    console.log(`| ${[...cells, isMet ? "yes" : "no"].join(" | ")} |`);
  }
}

function printRatios(goals: Goal[]): void {
  console.log(
    "| what | requests/s | anchor | CPU µs | anchor | p50 / p99 ms | ratio [quartiles] | goal | met |",
  );
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---|");
  for (const { what, own, anchor, goal } of goals) {
    const { median, low, high } = own.ratio;
    const cells = [
      what,
      Math.round(own.rate).toLocaleString("en-US"),
      Math.round(anchor.rate).toLocaleString("en-US"),
      own.cpuUs?.toFixed(0) ?? "",
      anchor.cpuUs?.toFixed(0) ?? "",
      `${own.p50.toFixed(1)} / ${own.p99.toFixed(1)}`,
      `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`,
      `≥ ${goal}`,
      median >= goal ? "yes" : "no",
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
