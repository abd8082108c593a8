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
  const port = await freePort();
  return start(program, "nginx.conf", `http://127.0.0.1:${port}`, [
    ["include mime.types;", ""],
    ["server app:8000", `server 127.0.0.1:${appPort}`],
    ["listen 8080;", `listen 127.0.0.1:${port};`],
  ]);
}

type Certificate = { certificate: string; key: string };

/** nginx with the rules of `deploy/nginx-tls.conf`, for `localhost`. `plainPort` is where it answers without TLS. */
export async function startNginxWithTls(
  program: string,
  appPort: number,
  { certificate, key }: Certificate,
) {
  const [port, plainPort] = [await freePort(), await freePort()];
  const nginx = await start(program, "nginx-tls.conf", `http://127.0.0.1:${plainPort}`, [
    ["user www-data;\npid /run/nginx.pid;\n", ""],
    ["server 127.0.0.1:8000", `server 127.0.0.1:${appPort}`],
    ["listen 80;\n    listen [::]:80;", `listen 127.0.0.1:${plainPort};`],
    [
      "listen 443 ssl http2;\n    listen [::]:443 ssl http2;",
      `listen 127.0.0.1:${port} ssl http2;`,
    ],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
  ]);
  return { ...nginx, port, plainPort };
}

async function start(
  program: string,
  name: string,
  origin: string,
  ours: readonly (readonly [string, string])[],
) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-nginx-"));
  const shipped = readFileSync(
    fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)),
    "utf8",
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const replacements = [
    ...ours,
    ["server_tokens off;", `server_tokens off; ${temporary.join(" ")}`],
    ["/var/log/nginx/access.log", join(folder, "access.log")],
    ["/var/log/nginx/error.log", join(folder, "error.log")],
  ] as const;
  let text = `daemon off; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};\n${shipped}`;
  // its workers may write to this folder: it is the test's own
  if (process.getuid?.() === 0) text = `user root;\n${text}`;
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}"`);
    text = text.replace(from, to);
  }
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const errors = join(folder, "error.log");
  const server = spawn(program, ["-p", folder, "-c", file, "-e", errors], { stdio: "inherit" });
  const ended = new Promise((done) => server.once("exit", done));
  for (;;) {
    const answer = await fetch(`${origin}/healthz`, { redirect: "manual" }).catch(() => null);
    if (answer && answer.status < 400) break;
    if (server.exitCode !== null) throw new Error(readFileSync(errors, "utf8"));
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    port: Number(new URL(origin).port),
    async close() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
