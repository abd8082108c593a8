import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Ports below those that systems give to outgoing connections (from 32,768 on), of which one could take a free port back. */
const [lowest, highest] = [20_000, 32_767];

/** A port on which nothing listens. */
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
