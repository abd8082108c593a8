import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../app-server/config.ts";
import { commandOfCron, crontabs, guide, pages, settings } from "./command/test/guide.ts";

const run = promisify(execFile);
/** All that cron gives a command. */
const cronEnvironment = {
  HOME: "/",
  LOGNAME: "boothwright",
  SHELL: "/bin/sh",
  PATH: "/usr/bin:/bin",
};

const unit = await readFile("deploy/boothwright.service", "utf8");
const example = await readFile(".env.example", "utf8");
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boothwright-examples-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a file of settings as the shell does. */
async function readByShell(text: string) {
  const file = join(folder, "shell.env");
  await writeFile(file, text);
  const command = `set -eua; . ${file}; exec /usr/bin/env -0`;
  const { stdout, stderr } = await run("/bin/sh", ["-c", command], { env: cronEnvironment });
  expect(stderr).toBe("");
  return byName(stdout.split("\0").filter(Boolean));
}

function byName(lines: string[]) {
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf("=")),
    line.slice(line.indexOf("=") + 1),
  ]);
  const own = ["PWD", "OLDPWD", "SHLVL", "_", "OPTIND", ...Object.keys(cronEnvironment)];
  return Object.fromEntries(pairs.filter(([name = ""]) => !own.includes(name)));
}

/**
 * Reads an EnvironmentFile as systemd.exec(5) says that systemd does: lines that begin with # or ; are comments, quotes begin anywhere, a
 * backslash outside quotes takes the next character as it is, spaces around an unquoted value go, and # behind a value is part of it.
 */
function readBySystemd(text: string) {
  const pairs: [string, string][] = [];
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf("\n", at) === -1 ? text.length : text.indexOf("\n", at);
    const line = text.slice(at, end);
    const [head, name] = /^\s*([A-Za-z_]\w*)=/.exec(line) ?? [];
    if (head === undefined || name === undefined) {
      if (!/^\s*([#;].*)?$/.test(line)) throw new Error(`systemd ignores ${line}`);
      at = end + 1;
      continue;
    }
    let value = "";
    // the length up to the last character that a quote or a backslash protects
    let kept = 0;
    let quote = "";
    for (at += head.length; at < text.length; at++) {
      const char = text.charAt(at);
      const next = text.charAt(at + 1);
      if (char === quote) [quote, kept] = ["", value.length];
      else if (quote === "'") value += char;
      else if (char === "\\") {
        const isKept = quote === '"' && !/["\\`$\n]/.test(next);
        value += isKept ? `\\${next}` : next.replace("\n", "");
        at++;
        kept = value.length;
      } else if (quote === '"') value += char;
      else if (char === '"' || char === "'") quote = char;
      else if (char === "\n") break;
      else if (value !== "" || !/\s/.test(char)) value += char;
    }
    pairs.push([name, value.slice(0, kept) + value.slice(kept).trimEnd()]);
    at++;
  }
  return Object.fromEntries(pairs);
}

test("readBySystemd() has the rules of systemd's manual", () => {
  const text = '# no\n; no\nA=b c  \nB=\'d  # e\'\nC="f\\"$g\\h"\nD=i # j\nE=\nF=k\\ l\n';
  expect(readBySystemd(text)).toEqual({
    A: "b c",
    B: "d  # e",
    C: 'f"$g\\h',
    D: "i # j",
    E: "",
    F: "k l",
  });
});

const uncommented = example.replaceAll(/^#(?=[A-Z_]+=)/gm, "");
const files: [string, string][] = [
  ...settings.map((text, at): [string, string] => [`the guide's file ${at + 1}`, text]),
  [".env.example", example],
  [".env.example with every line", uncommented],
];
test.each(files)("the shell and systemd read the same from %s [Z04]", async (_, text) => {
  const bySystemd = readBySystemd(text);
  expect(Object.keys(bySystemd).length).toBeGreaterThan(2);
  expect(await readByShell(text)).toEqual(bySystemd);
  // a comment behind a value, or a quote that was left open
  for (const value of Object.values(bySystemd)) expect(value).not.toMatch(/#|\n|['"]|^\s|\s$/);
});

test("a server starts with the guide's settings once the secret is filled in [Z04]", async () => {
  expect(settings).toHaveLength(1);
  const secret = "6f1d0a9be2c84f57b3a1760d9c2e5f84";
  const { SESSION_SECRET, ...read } = readBySystemd(settings[0] ?? "");
  expect(SESSION_SECRET).toBe("…");
  const config = readConfig({ ...read, SESSION_SECRET: secret });
  expect(config.mailFrom).toBe("Booths <no-reply@example.com>");
});

test("cron runs the guide's lines with the environment that it has [Z04]", async () => {
  expect(crontabs).toHaveLength(1);
  const place = (name: string) => join(folder, name);
  for (const name of ["program/current", "backups"]) await mkdir(place(name), { recursive: true });
  await writeFile(place("settings.env"), settings[0] ?? "");
  // a stand-in for Deno, which the unit says where to find
  const unitsDeno = /ExecStart=(\S+)/.exec(unit)?.[1] ?? "";
  const script = '#!/bin/sh\nprintf "%s\\n" "$PWD" "$MAIL_FROM" "$DATABASE_URL" "$@" > "$0.said"\n';
  await writeFile(place("deno"), script);
  await chmod(place("deno"), 0o755);

  const lines = (crontabs[0] ?? "").split("\n").filter((line) => /^[\d*]/.test(line));
  expect(lines).toHaveLength(1);
  for (const line of lines) {
    // the rest of a line behind a bare % is the command's input
    expect(line).not.toMatch(/(?<!\\)%/);
    const here = commandOfCron(line)
      .replaceAll("/etc/boothwright.env", place("settings.env"))
      .replaceAll(unitsDeno, place("deno"))
      .replaceAll("/srv/boothwright", place("program"))
      .replaceAll("/backups", place("backups"));
    const old = place("backups/boothwright-old.backup");
    await writeFile(old, "");
    await run("/usr/bin/touch", ["-d", "32 days ago", old]);
    const { stdout, stderr } = await run("/bin/sh", ["-c", here], { env: cronEnvironment });
    expect(stdout + stderr).toBe("");
    const [where, from, database, ...given] = (await readFile(place("deno.said"), "utf8"))
      .trim()
      .split("\n");
    expect(where).toBe(place("program/current"));
    expect(from).toBe("Booths <no-reply@example.com>");
    expect(database).toBe("postgresql://boothwright_app:…@127.0.0.1:5432/boothwright");
    expect(given.slice(0, 3)).toEqual(["task", "--quiet", "backup"]);
    expect(given[3]).toMatch(/\/backups\/boothwright-\d{4}-\d\d-\d\d\.backup$/);
    await expect(readFile(old)).rejects.toThrow("ENOENT");
  }
});

test("nginx has the same rules with TLS and without [Z08]", async () => {
  const rulesOf = async (name: string) =>
    (await readFile(`deploy/${name}`, "utf8")).split("\n").map((line) => line.trim());
  const own = ["include mime.types;", "server app:8000 max_fails=0;", "listen 8080;"];
  const [plain, withTls] = [await rulesOf("nginx.conf"), await rulesOf("nginx-tls.conf")];
  expect(plain.filter((line) => !withTls.includes(line))).toEqual(own);
});

test("the guide names programs, tasks and files that there are, and its links lead somewhere", async () => {
  const { tasks } = JSON.parse(await readFile("deno.json", "utf8"));
  const built = await readFile("web/vite.config.ts", "utf8");
  for (const [, name = ""] of guide.matchAll(/deno task (?:--quiet )?([a-z][a-z-]*)/g))
    expect(Object.keys(tasks)).toContain(name);
  for (const [, name = ""] of guide.matchAll(/build\/server\/([a-z-]+)\.js/g))
    expect(built).toMatch(new RegExp(`["\\s]${name}"?: fromHere`));
  for (const [path] of guide.matchAll(/\bdeploy\/[a-z-]+\.[a-z]+/g)) await readFile(path);
  const anchorsOf = (text: string) =>
    Array.from(text.matchAll(/^#+ (.*)$/gm), ([, words = ""]) =>
      words
        .toLowerCase()
        .replaceAll(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
  for (const [name, text] of pages) {
    const path = `docs/operating/${name}.md`;
    for (const [link, to = "", anchor = ""] of text.matchAll(
      /\]\((?!http)([^)#]*)(?:#([^)]*))?\)/g,
    )) {
      const target = to === "" ? text : await readFile(join(path, "..", to), "utf8");
      if (anchor !== "") expect(anchorsOf(target), `${path}: ${link}`).toContain(anchor);
    }
  }
});

test("the guide is at most 5,000 words beside the settings", () => {
  const texts = pages.filter(([name]) => name !== "settings").map(([, text]) => text);
  const words = texts
    .join("\n")
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  expect(words.length).toBeLessThanOrEqual(5_000);
});

test("a unit of the guide is the server's with another program [Z17] [Z19]", async () => {
  const [command = ""] = guide.match(/^sed .*worker\.service$/m) ?? [];
  const { stdout } = await run("/bin/sh", ["-c", command.replace(/ > .*$/, "")]);
  expect(stdout).toContain("  build/server/worker.js\n");
  expect(stdout).toContain("Description=Boothwright worker\n");
  expect(stdout.split("\n")).toHaveLength(unit.split("\n").length);
  expect(guide).toContain("ExecStart=\nExecStart=/usr/bin/node build/server/index.js\n");
});
