import type { Server as HttpServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Client, ServeOptions, Server } from "../client.ts";
import { cannotListen } from "./cannot-listen.ts";

// Otherwise V8 lets the heap of a process on a large machine grow to a multiple before it collects it in full. Deno gets this on its command line (decision 145).
setFlagsFromString("--heap-growing-percent=70");

/** A class, since an object with a getter of its own is made in ten times the time. */
class SocketClient implements Client {
  readonly env: HttpBindings;
  constructor(env: HttpBindings) {
    this.env = env;
  }
  get address() {
    return this.env.incoming.socket.remoteAddress;
  }
}

/** Listens on Node's HTTP server. */
export async function serve({ fetch, port, hostname }: ServeOptions): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, new SocketClient(env as HttpBindings)),
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
