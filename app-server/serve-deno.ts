import { CannotStart } from "./cannot-start.ts";
import type { ServeOptions, Server } from "./client.ts";

/** Listens on Deno's own HTTP server. */
export async function serve({ fetch, port, hostname }: ServeOptions): Promise<Server> {
  const hardStop = new AbortController();
  const server = listen();

  function listen() {
    try {
      return Deno.serve(
        { port, hostname, signal: hardStop.signal, onListen() {} },
        (request, info) => fetch(request, { address: info.remoteAddr.hostname }),
      );
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
      throw new CannotStart(`Port ${port} is already in use, set PORT to a free one`);
    }
  }

  return {
    async stop(graceMs) {
      const timer = setTimeout(() => hardStop.abort(), graceMs);
      // shutdown() waits for open streams without an end, and aborting does not always settle it
      await Promise.race([server.shutdown(), aborted(hardStop.signal)]);
      clearTimeout(timer);
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => signal.addEventListener("abort", () => done(), { once: true }));
