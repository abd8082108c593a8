import type { Server as HttpServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { type ServeOptions, type Server, SocketClient } from "../client.ts";
import { cannotListen } from "./cannot-listen.ts";

// without this V8 lets the heap of a process on a large machine grow several times before a full
// collection; Deno gets the flag on its command line (decision 001)
setFlagsFromString("--heap-growing-percent=70");

/** Listens on Node's HTTP server. */
export async function serve({ fetch, port, hostname }: ServeOptions): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { socket } = (env as HttpBindings).incoming;
      return fetch(request, new SocketClient(() => socket.remoteAddress));
    },
  }) as HttpServer;

  await new Promise<void>((listening, failed) => {
    server.once("error", (error) => failed(cannotListen(error, { port, hostname })));
    server.listen(port, hostname, listening);
  });

  return {
    async stop(graceMs) {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
