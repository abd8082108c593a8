import type { Config } from "./config.ts";

/** Picks an adapter for every port. The only file that knows both sides of the hexagon. */
export async function compose(_config: Config) {
  // the database opens here (DATABASE_URL, or the embedded one in DATA_DIR) and closes below

  return {
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
