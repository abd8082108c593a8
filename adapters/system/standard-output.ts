import { write, writeSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const standardOutput = 1;
/** Deno's `write` of `node:fs` blocks the thread that serves requests. */
const writeSome: (bytes: Uint8Array) => Promise<number> =
  "Deno" in globalThis
    ? (bytes) => Deno.stdout.write(bytes)
    : async (bytes) => (await promisify(write)(standardOutput, bytes)).bytesWritten;

/**
 * Writes the text to standard output without blocking the thread that serves requests. Rejects when
 * nothing more can be written.
 */
export async function writeToStandardOutput(text: string): Promise<void> {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(await writeSome(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      await sleep(50);
    }
  }
}

/** Writes the remaining text when the process exits, if possible. */
export function writeAtExit(rest: () => string): void {
  process.on("exit", () => {
    try {
      writeSync(standardOutput, rest());
    } catch {
      // there is nowhere left to report it
    }
  });
}
