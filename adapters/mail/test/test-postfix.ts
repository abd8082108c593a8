import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "../../embedded-postgres/free-port.ts";

const program = "/usr/sbin/postfix";
/** Whether Debian's Postfix is installed, and the tests may start it: only root may. */
export const hasPostfix = existsSync(program) && process.getuid?.() === 0;

/** Its processes as Debian starts them, without a folder of their own each. */
const services = [
  "pickup    unix  n - n 60  1 pickup",
  "cleanup   unix  n - n -   0 cleanup",
  "qmgr      unix  n - n 300 1 qmgr",
  "tlsmgr    unix  - - n 1000? 1 tlsmgr",
  "rewrite   unix  - - n -   - trivial-rewrite",
  "bounce    unix  - - n -   0 bounce",
  "defer     unix  - - n -   0 bounce",
  "trace     unix  - - n -   0 bounce",
  "verify    unix  - - n -   1 verify",
  "flush     unix  n - n 1000? 0 flush",
  "proxymap  unix  - - n -   - proxymap",
  "smtp      unix  - - n -   - smtp",
  "error     unix  - - n -   - error",
  "retry     unix  - - n -   - error",
  "anvil     unix  - - n -   1 anvil",
  "scache    unix  - - n -   1 scache",
  "postlog   unix-dgram n - n - 1 postlogd",
];

/** Postfix, which refuses the address `unknown@…` and hands everything else to the server at `nextPort`, again each second when that puts it off. */
export async function startPostfix(nextPort: number) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-postfix-"));
  const at = (name: string) => join(folder, name);
  for (const name of ["conf", "queue", "data"]) mkdirSync(at(name), { mode: 0o755 });
  const port = await freePort();
  const settings = {
    compatibility_level: "3.6",
    myhostname: "mail.booths.example",
    mydestination: "",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    mynetworks: "127.0.0.0/8",
    smtp_dns_support_level: "disabled",
    relayhost: `[127.0.0.1]:${nextPort}`,
    smtpd_recipient_restrictions:
      "check_recipient_access inline:{ {unknown@ = REJECT No such person} }, permit_mynetworks, reject",
    queue_run_delay: "1s",
    minimal_backoff_time: "1s",
    maximal_backoff_time: "1s",
    queue_directory: at("queue"),
    data_directory: at("data"),
    maillog_file: at("log"),
    maillog_file_prefixes: folder,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(at("conf"), "main.cf"), `${lines.join("\n")}\n`);
  const smtpd = `127.0.0.1:${port} inet n - n - - smtpd`;
  writeFileSync(join(at("conf"), "master.cf"), `${[smtpd, ...services].join("\n")}\n`);
  // its processes run as another account
  chmodSync(folder, 0o755);
  execFileSync("chown", ["postfix", at("data")]);
  const postfix = (command: string) =>
    execFileSync(program, ["-c", at("conf"), command], { stdio: "pipe" });
  postfix("start");
  return {
    url: `smtp://127.0.0.1:${port}`,
    log: () => readFileSync(at("log"), "utf8"),
    close() {
      postfix("stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
