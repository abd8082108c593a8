import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { createAuthority } from "../adapters/postgres/test/test-authority.ts";
import { startApp } from "../web/e2e/start-app.ts";
import { nginxProgram, startNginxWithTls } from "./test/test-nginx.ts";

const behindProxy = {
  APP_ENV: "development",
  ORIGIN: "https://localhost",
  TRUSTED_PROXIES: "127.0.0.1",
};

// Debian's nginx, where it is installed
test.runIf(nginxProgram)(
  "nginx with deploy/nginx-tls.conf speaks TLS for the app, and tells it who asks [Z08]",
  async () => {
    const own = createAuthority();
    onTestFinished(own.remove);
    const app = await startApp({ env: behindProxy });
    onTestFinished(app.stop);
    const appPort = Number(new URL(app.origin).port);
    const nginx = await startNginxWithTls(nginxProgram ?? "", appPort, own);
    onTestFinished(nginx.close);

    const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/portfolio?page=2`, {
      redirect: "manual",
    });
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      "https://www.example.com/portfolio?page=2",
    ]);

    const ask = (path: string, options: { method?: string; body?: string } = {}) =>
      new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
        (done, failed) => {
          const asked = request(
            {
              host: "localhost",
              port: nginx.port,
              path,
              method: options.method ?? "GET",
              ca: readFileSync(own.authority),
              headers: { "content-type": "application/json" },
            },
            (answer) => {
              let text = "";
              answer.setEncoding("utf8").on("data", (chunk) => {
                text += chunk;
              });
              answer.on("end", () =>
                done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
              );
            },
          );
          asked.on("error", failed).end(options.body);
        },
      );
    const page = await ask("/portfolio");
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([
      200,
      "max-age=31536000",
    ]);
    expect(page.text).toContain("<!DOCTYPE html>");
    expect((await ask("/readyz")).status).toBe(200);
    const signedIn = { method: "POST", body: JSON.stringify({ email: "somebody@example.org" }) };
    expect((await ask("/api/login/email", signedIn)).status).toBe(202);
    const long = { method: "POST", body: "x".repeat(2 * 1024 * 1024) };
    expect((await ask("/api/quote-requests", long)).status).toBe(413);
  },
);

/** The lines of a file without its comments. */
const rulesOf = (name: string) =>
  readFileSync(`deploy/${name}`, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

test("deploy/nginx-tls.conf has every rule of deploy/nginx.conf [Z08]", () => {
  const ofMachine = ["include mime.types;", "server app:8000 max_fails=0;", "listen 8080;"];
  const tls = rulesOf("nginx-tls.conf");
  for (const rule of rulesOf("nginx.conf")) {
    if (!ofMachine.includes(rule)) expect(tls).toContain(rule);
  }
});
