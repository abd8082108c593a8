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
    // shutdown() waits for an open stream for ever, and aborting the server after it throws:
    // what is still open after the grace time ends with the process
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
