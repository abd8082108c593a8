import { createServer } from "node:net";
import { cannotListen, type Place } from "./cannot-listen.ts";

/** Throws a StartupError when a server could not listen there now. */
export async function assertCanListen(place: Place): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed);
      server.listen(place.port, place.hostname, listening);
    });
  } catch (error) {
    throw cannotListen(error, place);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}
