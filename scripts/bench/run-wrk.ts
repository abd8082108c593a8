import { spawn } from "node:child_process";
import { WrongUse } from "../command/wrong-use.ts";
import { onCore } from "./on-core.ts";

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A Lua script that sets up each request, for other requests than a plain GET. */
  script?: string;
  /** Whether "too busy" counts as a good answer. */
  mayBeBusy?: boolean;
};

/** Requests per second, and latencies in milliseconds. */
export type LoadFigures = { rate: number; requests: number; p50: number; p99: number };

/**
 * Requests one URL as fast as possible, from the machine's last CPU core. Throws when any request
 * fails.
 */
export async function runWrk({ url, connections, seconds, headers = {}, script, mayBeBusy }: Load) {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const text = await outputOf(
    onCore(1, [
      "wrk",
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "--latency",
      "--timeout",
      "10s",
      ...given,
      ...(script ? ["-s", script] : []),
      url,
    ]),
  );
  const bad = /(Non-2xx|Socket errors).*/.exec(
    text.replace(/Socket errors: connect 0, read 0, write 0, timeout 0/, ""),
  );
  if (bad && !mayBeBusy) throw new Error(`${url}: ${bad[0]}`);
  const figures: LoadFigures = {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    requests: Number(/(\d+) requests in/.exec(text)?.[1]),
    p50: msOf(/50%\s+(\S+)/.exec(text)?.[1]),
    p99: msOf(/99%\s+(\S+)/.exec(text)?.[1]),
  };
  return figures;
}

/** A program's output after a successful exit. */
export function outputOf([program = "", ...args]: string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
    }
    child.once("error", () => failed(new WrongUse(`${program} is missing: apt-get install it`)));
    child.once("close", (code) =>
      code === 0
        ? done(text)
        : failed(new Error(`${program} ended with ${code}: ${text.slice(-500)}`)),
    );
  });
}

function msOf(text = ""): number {
  const [, figure, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(figure) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1);
}
