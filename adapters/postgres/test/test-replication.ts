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

const installed = "/usr/lib/postgresql";

export type Programs = { bin: string; name: string };

/** PostgreSQL's programs: those of the distribution, of the newest version from 15 on, where there are any, and our own. */
export function postgresPrograms(): Programs[] {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const version = Math.max(0, ...versions.filter((each) => each >= 15));
  const own = { bin: dirname(postgresProgram("pg_ctl")), name: "the embedded PostgreSQL" };
  if (version === 0) return [own];
  const bin = join(installed, `${version}`, "bin");
  return [{ bin, name: `the distribution's PostgreSQL ${version}` }, own];
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
  /** Stops each of its processes where it stands: it neither answers nor closes a connection. */
  freeze(): void;
  thaw(): void;
  promote(): Promise<void>;
};

/**
 * A fresh primary and its hot standby, without a password: a copy by `pg_basebackup`, where there is one, else of the stopped
 * primary's files. Call `remove` at the end.
 */
export async function startReplication({ bin }: Programs) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-replication-"));
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const run = async (program: string, ...args: string[]) => {
    const own = [join(bin, program), ...args];
    const [command = "", ...rest] = account ? [...setpriv(account, "dac_override"), ...own] : own;
    const env = { PATH: process.env.PATH, LC_ALL: "C", PGTZ: "UTC" };
    await promisify(execFile)(command, rest, { cwd: "/", env });
  };

  async function server(name: string): Promise<TestServer & { data: string }> {
    const data = join(folder, name);
    const port = await freePort();
    const pid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    const all = () => [pid(), ...childrenOf(pid())];
    const options = [`-p ${port}`, ...settings.map((each) => `-c ${each}`)].join(" ");
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
          `--options=${options}`,
        ),
      async kill() {
        const processes = all();
        process.kill(pid(), "SIGKILL");
        // its children notice, and end by themselves
        while (processes.some((each) => existsSync(`/proc/${each}`))) await pause(10);
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

  const primary = await server("primary");
  const standby = await server("standby");
  const cluster = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  await run("initdb", `--pgdata=${primary.data}`, ...cluster);
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
