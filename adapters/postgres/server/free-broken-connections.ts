import type pg from "pg";

/**
 * Frees the slot of a connection that broke while checked out. A transaction whose begin, commit or
 * rollback fails never returns its connection, and a pool without free slots answers no one until
 * the process restarts.
 */
export function freeBrokenConnections(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    client.once("end", () => {
      const { release } = client;
      // the borrower may still release it
      client.release = () => {};
      try {
        release(true);
      } catch {
        // it was back already
      }
    });
  });
}
