import { readFileSync } from "node:fs";

/** The operator's guide, page by page. */
export const pages = ["install", "containers", "settings", "run", "grow", "fix"].map(
  (name) => [name, readFileSync(`docs/operating/${name}.md`, "utf8")] as const,
);
export const guide = pages.map(([, text]) => text).join("\n");

const blocks = shellBlocksOf(guide);
/** The file of settings: assignments alone. */
export const settings = blocks.filter(isFileOfSettings);
export const crontabs = blocks.filter(isCrontab);

/** Finds a page's command lines in order: those in its blocks, and each program with arguments that a sentence quotes. */
export function commandLinesOf(page: string): string[] {
  const found = page.matchAll(/^( *)```sh\n[\s\S]*?^ *```$|`([^`\n]+)`/gm);
  return [...found].flatMap(([block, , inline]) => {
    if (inline) return /^(deno task|node|mkdir|ln|cp|openssl|nginx|ss) /.test(inline) ? inline : [];
    const [text = ""] = shellBlocksOf(block);
    if (isFileOfSettings(text) || isCrontab(text)) return [];
    // a quoted text may go on over lines, as does a line that ends with a backslash
    const lines = text.match(/(?:'[^']*'|\\\n|[^'\n])+/g) ?? [];
    return lines.map((line) => line.replace(/^#.*| +# .*$/, "").trim()).filter(Boolean);
  });
}

/** The line of a crontab without its times, as cron hands it to the shell. */
export function commandOfCron(line: string): string {
  return line.replace(/^(\S+\s+){5}/, "").replaceAll("\\%", "%");
}

function shellBlocksOf(text: string): string[] {
  return Array.from(
    text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm),
    ([, indent = "", lines = ""]) => lines.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

function isFileOfSettings(text: string): boolean {
  return /^[A-Z_]+=/.test(text) && !isCrontab(text);
}

function isCrontab(text: string): boolean {
  return text.includes("* * *");
}
