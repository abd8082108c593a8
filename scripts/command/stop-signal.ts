import process from "node:process";

/** How long a command may take to put things in order once it was told to end. */
const graceMs = 5_000;
/** What shells say of a program that Ctrl-C has ended. */
export const stoppedCode = 130;

/** Fires when somebody wants the command to end: Ctrl-C, or the system. The second time it ends at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (stop.signal.aborted) process.exit(stoppedCode);
      stop.abort();
      setTimeout(() => process.exit(stoppedCode), graceMs).unref();
    });
  }
  return stop.signal;
}
