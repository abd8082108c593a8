import { defaultPromiseParams } from "../../domain/promise/promise-policy.ts";
import { builderModel } from "../../domain/promise/replay/random-builders.ts";
import { type CellResult, ways } from "./simulate-cell.ts";

/** The table with its assumptions, as a Markdown page. */
export function simulationReport(results: readonly CellResult[], seed: string): string {
  const total = results.reduce((sum, { requests }) => sum + requests, 0);
  const automatic = results.filter(({ way }) => way !== ways[0]);
  const of = (key: "foreseen" | "reminders" | "evaluations" | "requests") =>
    automatic.reduce((sum, each) => sum + each[key], 0);
  const broken = results.flatMap((each) => each.broken);
  return `# The promise, simulated

${total.toLocaleString("en-US")} requests over 52 weeks, seed \`${seed}\`, each decided by the product's own \`evaluate\`. How builders behave
is assumed: these figures compare policies, and are no claim about real builders.
To make this page: \`deno task simulate-promise\`.

Share of requests with five quotes in time (first quote in time):

| fitting builders | ${ways.join(" | ")} |
|---:|${ways.map(() => "---:").join("|")}|
${rows(results)}

What it takes, a request:

| fitting builders | ${automaticWays.map((way) => `${way}: invited, at work, reminders, evaluations`).join(" | ")} |
|---:|${automaticWays.map(() => "---:").join("|")}|
${effort(results)}

- The range of the first forecast, from 10% to 90%, held the number of quotes that came in ${percent(of("foreseen"), of("requests"))} of requests.
- Broken invariants: ${broken.length === 0 ? "none" : [...new Set(broken)].join(", ")}.

## Assumptions
Requests come in on any day of the week, from 8 AM to 8 PM in Chicago. The policy is the default one in mode \`auto\`:

${written({ ...defaultPromiseParams, mode: "auto" })}

Builders (hours are their working hours, Monday to Friday; \`calendarUntil\` is the end of the day that the product assumes):

${written(builderModel)}

A builder who finds no free spot doesn't come back. Reminders change nothing. Nothing bounces, no builder withdraws, and exhibitors
accept after the due time.
`;
}

function written(value: object): string {
  return `\`${JSON.stringify(value).replaceAll(',"', ', "')}\``;
}

const automaticWays = ways.slice(1);

function rows(results: readonly CellResult[]): string {
  return lines(
    results,
    ways,
    ({ allKept, firstKept, requests }) =>
      `${percent(allKept, requests)} (${percent(firstKept, requests)})`,
  );
}

function effort(results: readonly CellResult[]): string {
  return lines(results, automaticWays, ({ invited, working, reminders, evaluations, requests }) =>
    [invited, working, reminders, evaluations].map((sum) => (sum / requests).toFixed(1)).join(", "),
  );
}

function lines(
  results: readonly CellResult[],
  columns: readonly string[],
  cell: (result: CellResult) => string,
): string {
  const sizes = [...new Set(results.map(({ fitting }) => fitting))];
  return sizes
    .map((size) => {
      const cells = columns.map((way) => {
        const found = results.find((each) => each.fitting === size && each.way === way);
        return found ? cell(found) : "";
      });
      return `| ${[size, ...cells].join(" | ")} |`;
    })
    .join("\n");
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}
