import type pg from "pg";

/**
 * Frees the place of a connection that broke while it was lent out. A transaction whose begin, commit or rollback fails never
 * gives its connection back, and a pool that is out of places answers nobody until the process starts anew.
 */
export function freeBrokenConnections(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    client.once("end", () => {
      const { release } = client;
      // whoever has it may give it back yet
      client.release = () => {};
      try {
        release(true);
      } catch {
        // it was back already
      }
    });
  });
}
