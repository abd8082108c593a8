import { runCommand } from "../command/run-command.ts";
import { WrongUse } from "../command/wrong-use.ts";
import { benchCached } from "./bench-cached.ts";
import { benchEdits } from "./bench-edits.ts";
import { benchMembers } from "./bench-members.ts";
import { benchMemory } from "./bench-memory.ts";
import { benchPages } from "./bench-pages.ts";
import { benchRendered } from "./bench-rendered.ts";
import { openBenchSite } from "./bench-site.ts";
import { benchStart } from "./bench-start.ts";
import { benchSubmit } from "./bench-submit.ts";
import { benchTaps } from "./bench-taps.ts";
import { printGoals } from "./goal-table.ts";
import { benchGrowth } from "./growth/bench-growth.ts";

const help = `Measures the built app against the least that could do the same, and prints the goals as ratios in one table.

  deno task bench [cached] [edits] [rendered] [submit] [members] [pages] [taps] [start] [memory] [growth] [--rounds 9] [--seconds 1]
                  [--databases .data/growth]

  cached     pages from the page cache ÷ a bare server with the same bytes and headers, on Deno and on Node
  edits      cached pages while content is edited ten times a second ÷ the same without an edit
  rendered   a page rendered for each request ÷ React Router's stock server with the same elements and data
  submit     POST /api/quote-requests ÷ pgbench with the same transaction
  members    dashboards: milliseconds and bytes
  pages      scripts that a first visit fetches, in kilobytes and files; LCP, TBT and CLS by Lighthouse: about seven minutes
  taps       from a tap to the next paint in the browser, on a processor four times slower
  start      the first start of a new clone with empty caches, and a second one, in seconds
  memory     resident memory after a minute of mixed load, and while 6,000 clients hang up, on Deno and on Node: about four minutes
  growth     pages and calls with 1,000,000 projects ÷ with 10,000, and a tenth of builders, shows and requests. Their databases are
             generated once in a folder: eight minutes

Without a word, all: about half an hour, with the databases made. Contestants are measured in turns in changing order; a ratio is taken within each
round and shown as median [quartiles]. Needs wrk and pgbench (apt-get install wrk postgresql-contrib), for \`rendered\`, \`pages\` and \`start\` also npm's
registry, and a machine that does nothing else. The servers run on the first core, what asks them on the second.`;

const sections = {
  cached: benchCached,
  edits: benchEdits,
  rendered: benchRendered,
  submit: benchSubmit,
  members: benchMembers,
  pages: benchPages,
  taps: benchTaps,
  start: benchStart,
  memory: benchMemory,
  growth: benchGrowth,
};
type Section = keyof typeof sections;

await runCommand({
  help,
  options: {
    rounds: { type: "string" },
    seconds: { type: "string" },
    databases: { type: "string" },
  },
  async run({ positionals, values }) {
    const unknown = positionals.find((word) => !(word in sections));
    if (unknown) throw new WrongUse(`There is nothing to measure by the name of ${unknown}`);
    const chosen = (positionals.length > 0 ? positionals : Object.keys(sections)) as Section[];
    const [rounds, seconds] = [Number(values.rounds ?? 9), Number(values.seconds ?? 1)];
    const databases = `${values.databases ?? ".data/growth"}`;
    if (!(rounds >= 3) || !(seconds >= 1)) throw new WrongUse("3 rounds of 1 second at least");
    const site = await openBenchSite();
    const goals = [];
    let failed = 0;
    try {
      for (const name of chosen) {
        try {
          goals.push(...(await sections[name](site, { rounds, seconds, databases })));
        } catch (error) {
          if (error instanceof WrongUse) throw error;
          failed += 1;
          console.error(`${name} could not be measured:`, error);
        }
      }
    } finally {
      // prints the results so far, also when an error ended the run
      printGoals(goals);
      await site.close();
    }
    return failed > 0 ? 1 : 0;
  },
});
