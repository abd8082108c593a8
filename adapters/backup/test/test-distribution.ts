import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { freePort } from "../../embedded-postgres/free-port.ts";
import { setpriv } from "../../embedded-postgres/run-postgres-program.ts";
import { serverAccount } from "../../embedded-postgres/server-account.ts";

const installed = "/usr/lib/postgresql";

/** The programs of the distribution's PostgreSQL, of the newest version from 15 on. Null: it is not installed with its server. */
export function distributionBin(): string | null {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const version = Math.max(0, ...versions.filter((each) => each >= 15));
  const bin = join(installed, `${version}`, "bin");
  return ["initdb", "pg_ctl", "pg_dump", "pg_restore"].every((name) => existsSync(join(bin, name)))
    ? bin
    : null;
}

/** A server of these programs, without a password. Call `stop` at the end. */
export async function startDistributionServer(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-distribution-"));
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const run = async (program: string, ...args: string[]) => {
    const own = [join(bin, program), ...args];
    const [command = "", ...rest] = account ? [...setpriv(account, "dac_override"), ...own] : own;
    const env = { PATH: process.env.PATH, LC_ALL: "C", PGTZ: "UTC" };
    await promisify(execFile)(command, rest, { cwd: "/", env });
  };
  const data = join(folder, "data");
  const port = await freePort();
  const cluster = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"];
  await run("initdb", `--pgdata=${data}`, ...cluster, "--no-sync");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const where = [`--pgdata=${data}`, `--log=${data}.log`, `--options=${options}`];
  await run("pg_ctl", "start", "--wait", "--silent", ...where);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run("pg_ctl", "stop", "--mode=immediate", "--silent", `--pgdata=${data}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
