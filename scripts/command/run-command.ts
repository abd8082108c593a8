import process from "node:process";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { DatabaseProblem } from "../../adapters/postgres/sql/database-problem.ts";
import { assertRuntime } from "../../app-server/runtime/assert-runtime.ts";
import { StartupError } from "../../app-server/runtime/startup-error.ts";
import { stoppedCode, stopSignal } from "./stop-signal.ts";
import { WrongUse } from "./wrong-use.ts";

type Values = Record<string, string | boolean | undefined>;
type Input = {
  positionals: string[];
  values: Values;
  /** Aborted when the operator stops the command: long operations give up and reject. */
  signal: AbortSignal;
};
type Command = {
  /** Purpose, usage and notes; shown by --help. */
  help: string;
  options?: ParseArgsOptionsConfig;
  /** The command handles stop signals itself and shuts down in order. */
  stopsItself?: boolean;
  /** Returns the exit code. */
  run: (input: Input) => Promise<number>;
};

/**
 * Runs an operator's command and exits: 0 done, 1 failed, 2 usage error, 130 stopped by Ctrl-C.
 * Expected errors print one sentence; unexpected ones print in full.
 */
export async function runCommand(command: Command): Promise<never> {
  process.exit(await exitCodeOf(command));
}

async function exitCodeOf({ help, options = {}, stopsItself, run }: Command): Promise<number> {
  const signal = stopsItself ? new AbortController().signal : stopSignal();
  try {
    assertRuntime(process.versions);
    const { positionals, values } = parseArgs({
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(help);
      return 0;
    }
    return await run({ positionals, values: values as Values, signal });
  } catch (error) {
    if (signal.aborted) {
      console.error("Stopped: what was not done yet is left as it was");
      return stoppedCode;
    }
    const isMisread = String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS");
    if (isMisread || error instanceof WrongUse) {
      console.error(`${(error as Error).message.split(". To specify")[0]}\n\n${help}`);
      return 2;
    }
    const isForTheOperator = error instanceof StartupError || error instanceof DatabaseProblem;
    console.error(isForTheOperator ? error.message : error);
    return 1;
  }
}
