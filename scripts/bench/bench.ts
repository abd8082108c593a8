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

const help = `Measures the built app against the least that could do the same, and prints the goals as ratios in one table.

  deno task bench [cached] [edits] [rendered] [submit] [members] [pages] [taps] [start] [memory] [--rounds 9] [--seconds 1]

  cached     pages from the page cache ÷ a bare server with the same bytes and headers, on Deno and on Node
  edits      cached pages while content is edited ten times a second ÷ the same without an edit
  rendered   a page rendered for each request ÷ React Router's stock server with the same elements and data
  submit     POST /api/quote-requests ÷ pgbench with the same transaction
  members    dashboards: milliseconds and bytes
  pages      scripts that a first visit fetches: kilobytes and files
  taps       from a tap to the next paint in the browser, on a processor four times slower
  start      a second start, in seconds
  memory     resident memory after a minute of mixed load, and while 6,000 clients hang up, on Deno and on Node: about four minutes

Without a word, all: about nine minutes. Contestants are measured in turns in changing order; a ratio is taken within each
round and told as median [quartiles]. Needs wrk and pgbench (apt-get install wrk postgresql-contrib), for \`rendered\` also npm's
registry once, and a machine that does nothing else. The servers run on the first core, what asks them on the second.`;

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
};
type Section = keyof typeof sections;

await runCommand({
  help,
  options: { rounds: { type: "string" }, seconds: { type: "string" } },
  async run({ positionals, values }) {
    const unknown = positionals.find((word) => !(word in sections));
    if (unknown) throw new WrongUse(`There is nothing to measure by the name of ${unknown}`);
    const chosen = (positionals.length > 0 ? positionals : Object.keys(sections)) as Section[];
    const [rounds, seconds] = [Number(values.rounds ?? 9), Number(values.seconds ?? 1)];
    if (!(rounds >= 3) || !(seconds >= 1)) throw new WrongUse("3 rounds of 1 second at least");
    const site = await openBenchSite();
    try {
      const goals = [];
      for (const name of chosen) goals.push(...(await sections[name](site, { rounds, seconds })));
      printGoals(goals);
    } finally {
      await site.close();
    }
    return 0;
  },
});
