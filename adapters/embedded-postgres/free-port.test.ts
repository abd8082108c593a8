import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("freePort() gives ports that can be listened on, and that no outgoing connection takes", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) expect(port).toBeLessThan(32_768);
  for (const port of new Set(ports)) {
    const server = createServer();
    await new Promise<void>((listening, failed) => {
      server.once("error", failed);
      server.listen(port, "127.0.0.1", listening);
    });
    await new Promise((closed) => server.close(closed));
  }
});
