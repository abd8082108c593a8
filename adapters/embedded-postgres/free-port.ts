import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Range of ports below the ephemeral ports (from 32,768 on), so that no outgoing connection takes
 * the port first.
 */
const [lowest, highest] = [20_000, 32_767];

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" || error.code === "EACCES" ? found(false) : failed(error),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => found(true)));
  });
}
