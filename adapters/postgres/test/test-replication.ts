import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { freePort } from "../../../web/e2e/free-port.ts";
import { setpriv } from "../../embedded-postgres/run-postgres-program.ts";
import { serverAccount } from "../../embedded-postgres/server-account.ts";

const installed = "/usr/lib/postgresql";

/** The folder of the distribution's own programs, of the newest version from 15 on; null where there is none. */
export function distributionPostgres(): { bin: string; version: number } | null {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const version = Math.max(0, ...versions.filter((each) => each >= 15));
  return version > 0 ? { bin: join(installed, `${version}`, "bin"), version } : null;
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

/** A primary and its hot standby, made by `pg_basebackup`, both fresh and without a password. Call `remove` at the end. */
export async function startReplication(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-replication-"));
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const run = async (program: string, ...args: string[]) => {
    const own = [join(bin, program), ...args];
    const [command = "", ...rest] = account
      ? [...setpriv(account, "dac_read_search"), ...own]
      : own;
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
  await run(
    "initdb",
    `--pgdata=${primary.data}`,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  );
  await primary.start();
  await run(
    "pg_basebackup",
    "--host=127.0.0.1",
    `--port=${primary.port}`,
    "--username=postgres",
    `--pgdata=${standby.data}`,
    "--write-recovery-conf",
    "--wal-method=stream",
    "--checkpoint=fast",
  );
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

const pause = (ms: number) => new Promise<void>((later) => setTimeout(later, ms));

function childrenOf(parent: number): number[] {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", `${parent}`], { encoding: "utf8" });
  return listed.trim().split(/\s+/).filter(Boolean).map(Number);
}
