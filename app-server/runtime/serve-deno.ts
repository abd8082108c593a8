import type { ServeOptions, Server } from "../client.ts";
import { cannotListen } from "./cannot-listen.ts";

/** Listens on Deno's own HTTP server. */
export async function serve({ fetch, port, hostname }: ServeOptions): Promise<Server> {
  const server = listen();

  function listen() {
    try {
      return Deno.serve({ port, hostname, onListen() {} }, (request, { remoteAddr }) =>
        fetch(request, { address: remoteAddr.hostname }),
      );
    } catch (error) {
      throw cannotListen(error, { port, hostname });
    }
  }

  return {
    // shutdown() waits forever for an open stream, and aborting the server after it throws: streams
    // still open after the grace period end with the process
    async stop(graceMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<void>((done) => {
        timer = setTimeout(done, graceMs);
      });
      await Promise.race([server.shutdown(), tooLate]);
      clearTimeout(timer);
    },
  };
}
