import process from "node:process";

/** Milliseconds for a command to clean up after a stop signal. */
const graceMs = 5_000;
/** Shell's exit code after Ctrl-C. */
export const stoppedCode = 130;

/** Aborts on Ctrl-C or SIGTERM. A second signal ends the process at once. */
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
