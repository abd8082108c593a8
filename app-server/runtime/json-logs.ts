import { writeAtExit, writeToStandardOutput } from "../../adapters/system/standard-output.ts";
import { describeError } from "./describe-error.ts";
import { createLogWriter } from "./log-writer.ts";

type Fields = Record<string, unknown>;

/**
 * Writes all console output as JSON lines with time and level, for log collectors. `console.log({ …
 * })` adds fields of its own.
 */
export function writeJsonLogs(write = toStandardOutput()): void {
  const say =
    (level: string) =>
    (...parts: unknown[]) =>
      write(JSON.stringify({ time: new Date().toISOString(), level, ...fieldsOf(parts) }));

  console.log = say("info");
  console.info = say("info");
  console.warn = say("warning");
  console.error = say("error");
}

function toStandardOutput(): (line: string) => void {
  const { add, rest } = createLogWriter({ write: writeToStandardOutput });
  writeAtExit(rest);
  return add;
}

function fieldsOf(parts: unknown[]): Fields {
  const [first, ...rest] = parts;
  if (rest.length === 0 && isFields(first)) return first;
  return { message: parts.map(describeError).join(" ") };
}

function isFields(part: unknown): part is Fields {
  return (
    typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype
  );
}
