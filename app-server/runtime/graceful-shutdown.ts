import { surviveUncaughtErrors } from "../../adapters/system/survive-uncaught-errors.ts";
import { watchStarter } from "../../adapters/system/watch-starter.ts";

type Step = () => Promise<void> | void;
/** Registers the closing step of an opened resource; steps run in reverse order. */
export type OnShutdown = (step: Step) => void;

type Options = {
  /** Opens resources one after the other; `onShutdown` registers each one's closing step. */
  start(onShutdown: OnShutdown): Promise<void>;
  /** All steps together; what takes longer is cut off and the exit code is 1. */
  graceMs: number;
};

/**
 * Runs the app until a signal, or the end of the `npx` that started it, and then takes its steps
 * in the opposite order, once, however often the signal comes. Resolves to the exit code.
 * A start that fails also takes the steps that it has named, and rejects. An error that nothing catches ends the process while
 * it starts; once it has started, such an error is logged and the process goes on.
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

/** Leaves a start half-way, because a signal came meanwhile. */
class StoppedWhileStarting extends Error {}
