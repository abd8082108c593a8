import { runCommand } from "../command/run-command.ts";
import { WrongUse } from "../command/wrong-use.ts";
import { medianOf } from "./median-of.ts";

const help = `Asks two running servers the same things in turns, and tells how much longer the first one takes.

  deno run -A scripts/bench/compare.ts LARGE SMALL [--rounds 15]

LARGE and SMALL are addresses such as http://localhost:8001, one with a generated database and one with the samples.
Each round asks one thing of both, in changing order. Said are the medians in milliseconds, and the median of the rounds' ratios.`;

/** Where the first of each kind is found. */
const lists: Record<string, string> = {
  portfolio: "/api/portfolio/search",
  builders: "/api/exhibit-builders?limit=1",
  "trade-shows": "/api/trade-shows?limit=1",
};

/** A page whose address has this is rendered for each request: from the page cache all sizes are alike. */
const rendered = "utm_source=compare";

/** Requested paths: a kind in braces stands for the id of its first item. */
const paths = [
  ...["/", "/portfolio", "/portfolio?page=3&sort=size-up", "/portfolio?industries=Healthcare"],
  ...["/portfolio/{portfolio}", "/our-builders", "/our-builders?search=booth"],
  ...["/builders/{builders}", "/trade-show-calendar", "/trade-shows/{trade-shows}"],
  ...["/builder-network", "/blog", "/api/portfolio/search?page=2"],
  ...["/api/portfolio/search?exhibitTypes=Island+Booth", "/api/exhibit-builders?limit=12"],
  ...["/api/trade-shows?limit=12", "/sitemap.xml"],
];

await runCommand({
  help,
  options: { rounds: { type: "string" } },
  async run({ positionals, values }) {
    const [large, small, ...rest] = positionals;
    if (!large || !small || rest.length > 0) throw new WrongUse("Give the two addresses");
    const rounds = Number(values.rounds ?? 15);
    if (!Number.isInteger(rounds) || rounds < 3) throw new WrongUse("--rounds must be 3 or more");
    console.log(
      `${"".padEnd(52)}${"large".padStart(9)}${"small".padStart(9)}${"ratio".padStart(8)}`,
    );
    for (const path of paths) await compare(path, { large, small, rounds });
    return 0;
  },
});

async function compare(
  path: string,
  { large, small, rounds }: { large: string; small: string; rounds: number },
) {
  const [of, than] = [await addressOf(large, path), await addressOf(small, path)];
  const times: [number, number][] = [];
  for (let round = -3; round < rounds; round++) {
    const isFirst = Math.random() < 0.5;
    const first = await timeOf(isFirst ? of : than);
    const second = await timeOf(isFirst ? than : of);
    // the first rounds warm up
    if (round >= 0) times.push(isFirst ? [first, second] : [second, first]);
  }
  const ms = (at: 0 | 1) =>
    medianOf(times.map((pair) => pair[at]))
      .toFixed(1)
      .padStart(9);
  const ratio = medianOf(times.map(([one, other]) => one / other)).toFixed(2);
  console.log(`${path.padEnd(52)}${ms(0)}${ms(1)}${ratio.padStart(8)}`);
}

async function addressOf(origin: string, path: string): Promise<string> {
  const mark = path.startsWith("/api/") ? "" : `${path.includes("?") ? "&" : "?"}${rendered}`;
  const kind = /\{([a-z-]+)\}/.exec(path)?.[1];
  if (!kind) return `${origin}${path}${mark}`;
  const found = await (await fetch(`${origin}${lists[kind]}`)).json();
  const first = Array.isArray(found) ? found[0] : found.projects[0];
  return `${origin}${path.replace(/\{.*\}/, first.id)}${mark}`;
}

/** From asking to the last byte, in milliseconds. Whatever is not 200 ends the comparison. */
async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - start;
}
