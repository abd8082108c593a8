import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../embedded-postgres/free-port.ts";
import { setpriv } from "../../embedded-postgres/run-postgres-program.ts";
import { serverAccount } from "../../embedded-postgres/server-account.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((each) => existsSync(each));

/** Whether PgBouncer is installed here. */
export const hasPooler = program !== undefined;

type Options = { mode?: "transaction" | "session" | "statement"; size?: number };

/**
 * Starts PgBouncer in front of this URL's server, with default settings except mode and size. `to`:
 * the URL of the same database and role through it.
 */
export async function startPooler(
  serverUrls: readonly string[],
  { mode = "transaction", size = 5 }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-pooler-"));
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const servers = serverUrls.map((each) => new URL(each));
  const [server] = servers;
  if (!server || !program) throw new Error("Cannot start PgBouncer: none is installed");
  const users = servers.map(({ username, password }) => {
    const [name, word] = [username, password].map(decodeURIComponent);
    return `"${name}" "${word}"\n`;
  });
  writeFileSync(join(folder, "users.txt"), users.join(""));
  const settings = [
    "[databases]",
    `* = host=${server.hostname} port=${server.port}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = plain\nauth_file = ${join(folder, "users.txt")}`,
    `pool_mode = ${mode}\ndefault_pool_size = ${size}\nmax_client_conn = 500`,
    `logfile = ${join(folder, "log")}`,
  ];
  writeFileSync(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`);
  const own = [program, "-q", join(folder, "pgbouncer.ini")];
  const [command = "", ...args] = account ? [...setpriv(account, "dac_override"), ...own] : own;
  const child = spawn(command, args, { cwd: "/", stdio: "ignore" });
  await listening(port, child, () => readFileSync(join(folder, "log"), "utf8"));
  return {
    to(url: string): string {
      const behind = new URL(url);
      behind.host = `127.0.0.1:${port}`;
      return behind.href;
    },
    async stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess, log: () => string) {
  for (;;) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (answers) return;
    if (child.exitCode !== null) throw new Error(`Cannot start PgBouncer: ${log()}`);
    await pause(20);
  }
}
