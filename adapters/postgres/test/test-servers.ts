import { execFile, execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../embedded-postgres/free-port.ts";
import { postgresProgram, setpriv } from "../../embedded-postgres/run-postgres-program.ts";
import { serverAccount } from "../../embedded-postgres/server-account.ts";
import { testQuery } from "../../embedded-postgres/test/test-query.ts";

const installed = "/usr/lib/postgresql";

export type Programs = { bin: string; name: string };

/**
 * The distribution's PostgreSQL programs of the newest version from 15 on; null when they or the
 * server aren't installed.
 */
export function distributionPrograms(): Programs | null {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const version = Math.max(0, ...versions.filter((each) => each >= 15));
  const bin = join(installed, `${version}`, "bin");
  const isWhole = ["initdb", "pg_ctl", "pg_dump"].every((name) => existsSync(join(bin, name)));
  return isWhole ? { bin, name: `the distribution's PostgreSQL ${version}` } : null;
}

/** PostgreSQL's programs: the distribution's, if installed, and our own. */
export function postgresPrograms(): Programs[] {
  const own = { bin: dirname(postgresProgram("pg_ctl")), name: "the embedded PostgreSQL" };
  return [distributionPrograms() ?? [], own].flat();
}

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=''",
  "max_connections=150",
  "wal_keep_size=512MB",
  "shared_buffers=64MB",
  "log_min_messages=fatal",
];

export type TestServer = {
  port: number;
  start(): Promise<void>;
  /** `kill -9` of the server. */
  kill(): Promise<void>;
  /** Stops each of its processes (SIGSTOP): it neither answers nor closes connections. */
  freeze(): void;
  thaw(): void;
  promote(): Promise<void>;
};

/** A folder for servers without a password, with functions that run PostgreSQL's programs on it. */
function openCluster({ bin }: Programs) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-servers-"));
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const run = async (program: string, ...args: string[]) => {
    const own = [join(bin, program), ...args];
    const [command = "", ...rest] = account ? [...setpriv(account, "dac_override"), ...own] : own;
    const env = { PATH: process.env.PATH, LC_ALL: "C", PGTZ: "UTC" };
    await promisify(execFile)(command, rest, { cwd: "/", env });
  };

  async function server(
    name: string,
    more: readonly string[] = [],
  ): Promise<TestServer & { data: string }> {
    const data = join(folder, name);
    const port = await freePort();
    const pid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    const all = () => [pid(), ...childrenOf(pid())];
    const options = settings.concat(more).map((each) => `-c ${each}`);
    return {
      data,
      port,
      start: () =>
        run(
          "pg_ctl",
          "start",
          "--wait",
          "--silent",
          `--pgdata=${data}`,
          `--log=${data}.log`,
          `--options=-p ${port} ${options.join(" ")}`,
        ),
      async kill() {
        const processes = all();
        process.kill(pid(), "SIGKILL");
        // its children notice and exit by themselves
        while (processes.some(isRunning)) await pause(10);
      },
      freeze() {
        for (const each of all()) process.kill(each, "SIGSTOP");
      },
      thaw() {
        for (const each of all()) process.kill(each, "SIGCONT");
      },
      promote: () => run("pg_ctl", "promote", "--wait", "--silent", `--pgdata=${data}`),
    };
  }

  const cluster = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  const initialize = (data: string) => run("initdb", `--pgdata=${data}`, ...cluster);

  return { folder, account, run, server, initialize };
}

/** The statements that the operator's guide has an operator run on a new server. */
function guideStatements(): string[] {
  const install = readFileSync("docs/operating/install.md", "utf8");
  const [, statements = ""] = /^```sql\n([^`]*)^```$/m.exec(install) ?? [];
  return statements
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);
}

/**
 * Starts a new server with the guide's two roles and database; it asks for no password. `url` is its
 * superuser's. Call `remove` at the end.
 */
export async function startServer(programs: Programs, more: readonly string[] = []) {
  const { folder, server, initialize } = openCluster(programs);
  const own = await server("own", more);
  await initialize(own.data);
  await own.start();
  const url = `postgresql://postgres@127.0.0.1:${own.port}/postgres`;
  for (const each of guideStatements()) await testQuery(url, each);
  const urlOf = (role: string) => `postgresql://${role}@localhost:${own.port}/boothwright`;
  return {
    url,
    appUrl: urlOf("boothwright_app"),
    ownerUrl: urlOf("boothwright"),
    async remove() {
      await own.kill().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a new primary with a hot standby, without a password. The standby is a copy by
 * `pg_basebackup`, if installed, else of the stopped primary's files. Call `remove` at the end.
 */
export async function startReplication(programs: Programs) {
  const { bin } = programs;
  const { folder, account, run, server, initialize } = openCluster(programs);
  const primary = await server("primary");
  const standby = await server("standby");
  await initialize(primary.data);
  if (existsSync(join(bin, "pg_basebackup"))) {
    await primary.start();
    const from = ["--host=127.0.0.1", `--port=${primary.port}`, "--username=postgres"];
    const how = ["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast"];
    await run("pg_basebackup", ...from, `--pgdata=${standby.data}`, ...how);
  } else {
    cpSync(primary.data, standby.data, { recursive: true, preserveTimestamps: true });
    const follows = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`;
    appendFileSync(join(standby.data, "postgresql.auto.conf"), follows);
    writeFileSync(join(standby.data, "standby.signal"), "");
    for (const name of ["", ...readdirSync(standby.data, { recursive: true })])
      if (account) chownSync(join(standby.data, `${name}`), account.uid, account.gid);
    chmodSync(standby.data, 0o700);
    await primary.start();
  }
  await standby.start();
  return {
    primary,
    standby,
    async remove() {
      for (const each of [standby, primary]) await each.kill().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", `${parent}`], { encoding: "utf8" });
  return listed.trim().split(/\s+/).filter(Boolean).map(Number);
}

/**
 * Whether the process runs. An ended process stays listed until its parent reaps it, which some
 * systems' init delays.
 */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
