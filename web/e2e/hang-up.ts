import { connect } from "node:net";

export type HangUpRequest = { origin: string; path: string; cookie: string; encoding: string };

/** Asks for a page and closes the connection after that many bytes of the answer, or at its end. Resolves to the bytes read. */
function hangUp(
  { origin, path, cookie, encoding }: HangUpRequest,
  afterBytes: number,
  afterMs = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((done) => {
    let bytes = 0;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n`);
      socket.write(`Accept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`);
      if (afterBytes === 0) socket.destroy();
    });
    socket.on("data", (part) => {
      bytes += part.length;
      if (bytes >= afterBytes) socket.resetAndDestroy();
    });
    const timer =
      afterMs < Number.POSITIVE_INFINITY
        ? setTimeout(() => socket.resetAndDestroy(), afterMs)
        : undefined;
    socket
      .on("error", () => {})
      .on("close", () => {
        clearTimeout(timer);
        done(bytes);
      });
  });
}

/**
 * Hangs up that many times on what these addresses answer, some at once: at random bytes, and every other time at a random
 * moment of the time that the longest answer took. `whenRead` runs before, when each address has been read once to its end.
 */
export async function hangUpOften(
  asked: HangUpRequest[],
  times: number,
  whenRead: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const lengths = await Promise.all(asked.map((one) => hangUp(one, Number.POSITIVE_INFINITY)));
  const longestMs = performance.now() - began;
  await whenRead();
  let left = times;
  async function work() {
    while (left > 0) {
      const at = left-- % asked.length;
      const one = asked[at];
      if (!one) continue;
      if (left % 2) await hangUp(one, Math.floor(Math.random() * (lengths[at] ?? 0)));
      else await hangUp(one, Number.POSITIVE_INFINITY, Math.random() * longestMs);
    }
  }
  await Promise.all(Array.from({ length: 12 }, work));
}
