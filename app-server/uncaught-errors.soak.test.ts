import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../adapters/embedded-postgres/free-port.ts";
import { nodeProgram } from "../web/e2e/node-program.ts";
import { stopGroup } from "../web/e2e/stop-group.ts";

const server = fileURLToPath(new URL("./test/test-careless-server.ts", import.meta.url));
const runtimes = [
  { runtime: "deno", command: [process.execPath, "run", "-A", server] },
  { runtime: "node", command: [nodeProgram(), server] },
];

test.each(runtimes)(
  "an error that nothing catches is logged with its request, and $runtime goes on",
  async ({ command: [program = "", ...args] }) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PORT: `${port}`, npm_command: "" };
    const child = spawn(program, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    onTestFinished(() => stopGroup(child));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const statusOf = (path: string) =>
      fetch(`${origin}${path}`).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => statusOf("/healthz")).toBe(200);

    const rejected = await fetch(`${origin}/rejects/kim@example.com?token=secret`);
    const id = rejected.headers.get("x-request-id");
    await expect
      .poll(() => output)
      .toContain(`Uncaught error in request ${id} (GET /rejects/:id): Error: A rejection that`);
    await fetch(`${origin}/throws/kim@example.com?token=secret`);
    await expect.poll(() => output).toContain("Error: A timer that throws");

    expect(await statusOf("/healthz")).toBe(200);
    expect(output).not.toMatch(/kim@example|secret/);
  },
);
