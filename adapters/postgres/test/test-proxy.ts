import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { withoutPatience } from "./patient-url.ts";

/**
 * A proxy to a database that a test can break: `cut` ends all connections and refuses new ones,
 * `hang` accepts them without answering.
 */
export async function startTestProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: "open" | "cut" | "hung" = "open";

  const server = createServer((client) => {
    if (state === "cut") return client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (piece) => {
      if (state !== "hung") upstream.write(piece);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(withoutPatience(databaseUrl));
  url.hostname = "127.0.0.1";
  url.port = `${(server.address() as AddressInfo).port}`;
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      state = "cut";
      endAll();
    },
    hang() {
      state = "hung";
    },
    open() {
      endAll();
      state = "open";
    },
    async close() {
      endAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}
