import { execFile, execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { openTestWorkspace } from "../adapters/notion/test/test-workspace.ts";
import { createScratchDatabase } from "../adapters/postgres/server/create-scratch-database.ts";
import { asApp } from "../adapters/postgres/test/test-database.ts";
import { testMs } from "../adapters/system/test/patience.ts";
import { commandLinesOf, commandOfCron, crontabs, pages, settings } from "./command/test/guide.ts";

const isRoot = process.getuid?.() === 0;
const account = { uid: 65534, gid: 65534 };

/** Command lines that this test does not run, and why. */
const excused: [RegExp, string][] = [
  [/^apt-get |^install -m .*npx|^adduser /, "they need root and Debian's packages"],
  [/deno install --frozen$|deno task build$/, "CI and the image run both, in minutes"],
  [/^systemctl |^nginx -t/, "no systemd: installation checks the unit, nginx-tls the proxy"],
  [/^certbot /, "it needs a public host"],
  [/^docker |^kubectl /, "no engine, no cluster: image-permissions runs the image's commands"],
  [/\bNAME\b/, "they are patterns of the other lines"],
  [/^deno task settings$/, "it is for the guide's writers; installation compares what it writes"],
  [/^ss /, "it shows other programs"],
];

test.skipIf(!isRoot)(
  "each command line of the guide does what it says, in a bare folder as another account [Z04] (skipped unless root runs the tests: others cannot become another account)",
  async () => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.close);
    const { notion, dataSources } = await openTestWorkspace();
    onTestFinished(notion.close);
    // the site's own, and one for each restore
    const [site, ...empty] = [await newDatabase(), await newDatabase(), await newDatabase()];

    const machine = layOut();
    writeFileSync(
      machine.at("/etc/boothwright.env"),
      `${fill(settings[0] ?? "", {
        DATABASE_URL: site.app,
        SESSION_SECRET: "4c1f0e7a92b8d6533af0c7e19b52d84e",
        MAIL_URL: smtp.url,
        DATA_DIR: machine.at("/srv/boothwright-data"),
      })}\nNOTION_TOKEN='${notion.token}'\nNOTION_URL='${notion.url}'\nNOTION_BUILDERS=${dataSources.builders}\n`,
    );

    const newest = `"$(ls ${machine.at("/backups")}/boothwright-*.backup | tail -1)"`;
    /** The line with this machine's folders and databases in place of the guide's, and something in place of a word in capitals. */
    const here = (line: string) => {
      const filled = line
        .replaceAll(/(?<![\w.])\/(?:srv|backups|etc|var\/www)(?=\/|\s|$)/g, (path) =>
          machine.at(path),
        )
        .replace(/postgresql:\/\/boothwright:\S+(?=')/, site.owner)
        .replace("-o boothwright -g boothwright", '-o "$(id -un)" -g "$(id -gn)"')
        .replace("REPOSITORY", machine.repository)
        .replace(/\S+boothwright-\d{4}-\d\d-\d\d\S+/, newest)
        .replace("backup FILE", `backup ${machine.at("/backups/before-upgrade.backup")}`)
        .replace("restore FILE", `restore ${newest}`)
        .replace("EMAIL", "kim@example.com")
        .replace("PATH", machine.at("/srv/content"));
      if (!/restore (?!--check)/.test(line)) return filled;
      const { owner, app } = empty.shift() ?? expect.fail("a restore more than databases");
      return `export DATABASE_URL='${app}' MIGRATE_DATABASE_URL='${owner}'; ${filled}`;
    };
    // once what root has the account do, and what the account does
    const written = pages.flatMap(([, text]) => commandLinesOf(text));
    const keys = written.map(keyOf);
    const lines = written.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
    const runnable = lines.flatMap((line) => {
      if (/deno task build$/.test(line)) return machine.putBuild;
      if (excused.some(([pattern]) => pattern.test(line))) return [];
      return line.startsWith("ln -sfn 1.1.0") ? [machine.putUpgrade, here(line)] : here(line);
    });
    for (const [pattern, why] of excused)
      expect(
        written.filter((line) => pattern.test(line)),
        why,
      ).not.toEqual([]);
    for (const line of crontabs.flatMap((text) => text.match(/^\d.*/gm) ?? [])) {
      const command = here(commandOfCron(line)).replaceAll("/usr/local/bin/deno", machine.deno);
      const quoted = command.replaceAll("'", "'\\''");
      runnable.push(`env -i HOME="$HOME" PATH=/usr/bin:/bin /bin/sh -c '${quoted}'`);
    }
    const ran = await machine.run(runnable);
    expect(ran).toHaveLength(runnable.length);
    for (const { line, code, said } of ran) {
      expect.soft([line, code, said]).toEqual([line, 0, said]);
      expect.soft(said, line).not.toMatch(/\n\s+at /);
    }
    expect(smtp.received).toHaveLength(1);
    // in a database that was restored twice
    const admins = ran.find(({ line }) => line.endsWith("list-admins"));
    expect(admins?.said).toContain("you@example.com");
  },
);

/** Equal for lines that do the same. */
function keyOf(line: string): string {
  return line.replace(/^.*runuser -u boothwright -- /, "").replace("EMAIL", "you@example.com");
}

/** A database without tables, and the addresses of its two roles. */
async function newDatabase() {
  const { url, prefix } = inject("testServer");
  const database = await createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8) });
  onTestFinished(database.drop);
  return { owner: database.url, app: asApp(database.url) };
}

/** The folders that the guide names, below a folder that the other account owns, and a repository with this tree as release 1.0.0. */
function layOut() {
  const root = mkdtempSync(join(tmpdir(), "boothwright-guide-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const at = (path: string) => join(root, path);
  const deno = at("/bin/deno");
  const folders = ["/bin", "/backups", "/srv/boothwright", "/var/www/html"];
  for (const folder of [...folders, "/etc/systemd/system", "/etc/nginx"])
    mkdirSync(at(folder), { recursive: true });
  copyFileSync(process.execPath, deno);

  const repository = at("/repository");
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "core.compression=0", `--git-dir=${repository}`, "--work-tree=.", ...args],
      { stdio: "pipe" },
    );
  execFileSync("git", ["init", "--quiet", "--bare", repository]);
  git("add", "--all");
  git("-c", "user.name=x", "-c", "user.email=x@x.example", "commit", "--quiet", "-m", "1.0.0");
  git("tag", "v1.0.0");
  execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, root]);

  // node_modules is large: hard links, where both are on one disk
  const packages = at("/packages");
  try {
    execFileSync("cp", ["-al", "node_modules", packages], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", "node_modules", packages]);
  }
  cpSync("build", at("/build"), { recursive: true });
  chmodSync(root, 0o755);
  const putBuild = `cp -R ${at("/build")} build && ln -s ${packages} node_modules`;
  const putUpgrade = `ln -s 1.0.0 ${at("/srv/boothwright/1.1.0")}`;

  /** Runs lines one after the other in one shell. */
  async function run(lines: string[]) {
    // an account cannot become itself
    const become = 'runuser() { [ "$1 $2 $3" = "-u boothwright --" ] && shift 3 && "$@"; }';
    const mark = randomUUID();
    const script = lines.map((line) => `${line}\necho "${mark} $?"`).join("\n");
    const { stdout } = await promisify(execFile)(
      "/bin/bash",
      ["-c", `exec 2>&1 </dev/null\n${become}\n${script}`],
      {
        cwd: root,
        ...account,
        env: { HOME: at("/srv/boothwright"), PATH: `${at("/bin")}:/usr/bin:/bin` },
        timeout: testMs,
      },
    );
    const said = stdout.split(new RegExp(`${mark} (\\d+)\\n`));
    return lines.slice(0, (said.length - 1) / 2).map((line, index) => ({
      line,
      said: said[index * 2] ?? "",
      code: Number(said[index * 2 + 1]),
    }));
  }
  return { at, deno, repository, putBuild, putUpgrade, run };
}

/** The settings with these values in place of their own. */
function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/^([A-Z_]+)=.*$/gm, (line, name) =>
    name in values ? `${name}='${values[name]}'` : line,
  );
}
