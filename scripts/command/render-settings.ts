import { readConfig } from "../../app-server/config.ts";
import { type Limit, limitTable } from "../../app-server/limits.ts";
import { secretSettings, settings } from "../../app-server/settings.ts";

/** Where the page is kept. */
export const settingsPage = "docs/operating/settings.md";

const inWords = { 1: "hour", 24: "day" };

/** The operator's page of settings and limits, from the tables in the code. */
export function renderSettings(): string {
  const defaults: Record<string, unknown> = { ...settings.parse({}), APP_ENV: "development" };
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { about = "", unset = "none", production = "" } = schema.meta() ?? {};
    const value = defaults[name];
    const isPlain = value !== undefined && !Array.isArray(value);
    return cells([`\`${name}\``, about, isPlain ? `\`${value}\`` : unset, production]);
  });
  const limits = Object.values<Limit>(limitTable(readConfig({}))).map(
    ({ counts, by, amount, hours, over }) =>
      cells([counts, by, amount.toLocaleString("en-US"), inWords[hours], over]),
  );
  const secrets = secretSettings.map((name) => `\`${name}\``).join(", ");
  return `# Settings

Written by \`deno task settings\` from \`app-server/settings.ts\` and \`app-server/limits.ts\`: change it there.

All are variables of the environment. What is wrong is said in one sentence at the start, and nothing starts. Besides, set
\`NODE_ENV=production\`: React is half as fast without it. The unit, the tasks and the image do.

${table(["name", "meaning", "without it", "production"], rows)}

Each secret may come from a file instead: name the file in the same variable with \`_FILE\` behind it, such as
\`SESSION_SECRET_FILE=/run/secrets/session\`, and let the process read it (\`--allow-read\`). That goes for ${secrets}.

## Limits

A window begins with the first one that is counted. Only what was accepted counts: invalid input, failures and repeats under one
\`Idempotency-Key\` cost nothing (uploads apart: each try counts). All processes count together, and the counts hold no personal data. IPv6
addresses count by their /64. The amounts with a setting move with it; a limit for a client address is ten times the one for a single sender,
because a trade-show floor shares one address.

${table(["counts", "by", "amount", "window", "over it"], limits)}

A browser that has signed in by email before holds a cookie that says so. Its sign-in links count apart, so that no one else can use up the links
of a person who signs in from a known browser.
`;
}

function cells(row: unknown[]): string {
  return `| ${row.join(" | ")} |`.replace("|  |", "| |");
}

function table(head: string[], rows: string[]): string {
  return [cells(head), cells(head.map(() => "---")), ...rows].join("\n");
}
