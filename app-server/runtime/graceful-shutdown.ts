import { surviveUncaughtErrors } from "../../adapters/system/survive-uncaught-errors.ts";
import { watchStarter } from "../../adapters/system/watch-starter.ts";

type Step = () => Promise<void> | void;
/** Registers the closing step of an opened resource; steps run in reverse order. */
export type OnShutdown = (step: Step) => void;

type Options = {
  /** Opens resources in order; `onShutdown` registers the closing step of each. */
  start(onShutdown: OnShutdown): Promise<void>;
  /** Milliseconds for all steps together; then the rest is aborted and the exit code is 1. */
  graceMs: number;
};

/**
 * Runs the app until a signal, or until the `npx` that started it ends, and then runs the closing
 * steps in reverse order, once, however often a signal comes. Resolves to the exit code. If the
 * start fails, runs the steps registered so far and rejects. An uncaught error ends the process
 * during the start; after it, the error is logged and the process continues.
 */
export async function runWithGracefulShutdown({ start, graceMs }: Options): Promise<number> {
  const steps: Step[] = [];
  const stop = Promise.withResolvers<void>();
  let isStopping = false;
  let exitCode = 0;

  function beginToStop() {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error(`Stopping took longer than ${graceMs / 1000} s and was cut off`);
      process.exit(1);
    }, graceMs).unref();
    stop.resolve();
  }

  function onShutdown(step: Step) {
    steps.push(step);
    if (isStopping) throw new StoppedWhileStarting();
  }

  async function takeSteps() {
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
        exitCode = 1;
      }
    }
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, beginToStop);
  if (process.env.npm_command === "exec") watchStarter(beginToStop);

  try {
    await start(onShutdown);
    surviveUncaughtErrors();
    await stop.promise;
  } catch (error) {
    beginToStop();
    if (!(error instanceof StoppedWhileStarting)) throw error;
  } finally {
    await takeSteps();
  }
  return exitCode;
}

/** Thrown to abort a start when a signal has come meanwhile. */
class StoppedWhileStarting extends Error {}
