import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A way to a database that can be cut: after so many answers of the database everything that goes through it breaks, as if
 * the process at this end had died at that moment. The statement before was done, what would follow is not.
 */
export async function startCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let answers = 0;
  let isCut = false;
  let onCut = () => {};

  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    onCut();
  }
  const server = createServer((client) => {
    if (isCut) return client.destroy();
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
    client.pipe(upstream);
    upstream.on("data", (piece) => {
      answers += 1;
      left -= 1;
      if (left < 0) cut();
      else client.write(piece);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** How many answers have come through since the last `open`. */
    answers: () => answers,
    isCut: () => isCut,
    /** Lets so many answers through, and then cuts. */
    cutAfter(count: number, then = () => {}) {
      left = count;
      onCut = then;
    },
    open() {
      answers = 0;
      left = Number.POSITIVE_INFINITY;
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
