import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";

/** The distribution's nginx, or the program at `NGINX_PATH`; null where there is none. */
export const nginxProgram = [process.env.NGINX_PATH, "/usr/sbin/nginx"].find(isProgram) ?? null;

function isProgram(path: string | undefined): path is string {
  try {
    if (path) accessSync(path, constants.X_OK);
    return path !== undefined;
  } catch {
    return false;
  }
}

/** nginx with the rules of `deploy/nginx.conf`, in front of the server at this port. */
export async function startNginx(program: string, appPort: number) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-nginx-"));
  const port = await freePort();
  const shipped = readFileSync(
    fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url)),
    "utf8",
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const replacements: [string, string][] = [
    ["include mime.types;", temporary.join(" ")],
    ["server app:8000", `server 127.0.0.1:${appPort}`],
    ["listen 8080;", `listen 127.0.0.1:${port};`],
    ["/var/log/nginx/access.log", join(folder, "access.log")],
    ["/var/log/nginx/error.log", join(folder, "error.log")],
  ];
  let text = `daemon off; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};\n${shipped}`;
  // its workers may write to this folder: it is the test's own
  if (process.getuid?.() === 0) text = `user root;\n${text}`;
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    text = text.replace(from, to);
  }
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const errors = join(folder, "error.log");
  const server = spawn(program, ["-p", folder, "-c", file, "-e", errors], { stdio: "inherit" });
  const ended = new Promise((done) => server.once("exit", done));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) break;
    if (server.exitCode !== null) throw new Error(readFileSync(errors, "utf8"));
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    port,
    async close() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
