import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { withoutPatience } from "./patient-url.ts";

/**
 * A proxy to a database that can be cut: after a number of answers all its connections break, as if
 * the client process had died then. The last statement was executed, later ones aren't. It can also
 * hang: it accepts connections but forwards nothing until it is opened again.
 */
export async function startCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let answers = 0;
  let isCut = false;
  let isHung = false;
  let lastWords: string | null = null;
  let onCut = () => {};

  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    onCut();
  }
  function hang() {
    isHung = true;
    for (const socket of sockets) socket.pause();
  }
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (isHung) socket.pause();
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (piece) => {
      upstream.write(piece);
      if (isHung) client.pause();
    });
    upstream.on("data", (piece) => {
      answers += 1;
      left -= 1;
      if (left < 0) return cut();
      client.write(piece);
      if (lastWords !== null && piece.includes(lastWords)) hang();
      if (isHung) upstream.pause();
    });
    if (isHung) for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(withoutPatience(databaseUrl));
  url.hostname = "127.0.0.1";
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Number of answers forwarded since the last `open`. */
    answers: () => answers,
    isCut: () => isCut,
    /** Forwards this many answers, then cuts. */
    cutAfter(count: number, then = () => {}) {
      left = count;
      onCut = then;
    },
    /** Breaks current connections; new ones are forwarded. */
    cutOnce() {
      for (const socket of sockets) socket.destroy();
    },
    hang,
    /** Hangs after forwarding an answer that contains this text. */
    hangAfter(words: string) {
      lastWords = words;
    },
    open() {
      answers = 0;
      left = Number.POSITIVE_INFINITY;
      isCut = false;
      isHung = false;
      lastWords = null;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
