import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { openTestWorkspace } from "../../adapters/notion/test/test-workspace.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

// A sync of many pages from a Notion on this machine, at Notion's own pace: how long it takes, and how much memory.
//   DATA_DIR=/tmp/sync deno run -A scripts/bench/sync.ts --pages 10000     (or DATABASE_URL)
//   --heap-mb 64 lets it have no more than that for its objects
const { values } = parseArgs({
  options: { pages: { type: "string", default: "10000" }, "heap-mb": { type: "string" } },
});
const heap = values["heap-mb"] ? [`--v8-flags=--max-old-space-size=${values["heap-mb"]}`] : [];
const pages = Number(values.pages);
const { notion, sources, dataSources } = await openTestWorkspace({ perSecond: 4 });
const story = "A booth with a story that is told in a few sentences. ".repeat(8);
for (let number = 0; number < pages; number += 1) {
  const at = new Date(Date.UTC(2020, 0, 1) + number * minuteMs);
  const words = { Description: story, "Our Solution": story, Client: `Client ${number % 97}` };
  const facts = { Industry: "Technology", Size: "20x20", Features: ["LED Wall", "Storage"] };
  sources.portfolio.add({ "Project Title": `Project ${number}`, ...words, ...facts }, at);
}

for (const name of ["first", "second, nothing edited"]) {
  const calls = notion.calls.length;
  const begunAt = Date.now();
  const child = spawn(
    process.execPath,
    [...["run", "-A", ...heap], ...["scripts/sync-content.ts", "--source", "portfolio"]],
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        NOTION_TOKEN: notion.token,
        NOTION_URL: notion.url,
        NOTION_PORTFOLIO: dataSources.portfolio,
      },
    },
  );
  let peakMb = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const kb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
      peakMb = Math.max(peakMb, Math.round(kb / 1024));
    } catch {
      // not on Linux, or over already
    }
  }, 200);
  const code = await new Promise((ended) => child.on("close", ended));
  clearInterval(watch);
  const seconds = ((Date.now() - begunAt) / 1_000).toFixed(1);
  console.log(
    `${name}: ${seconds} s, ${notion.calls.length - calls} requests, ${peakMb} MB at most, code ${code}`,
  );
}
await notion.close();
