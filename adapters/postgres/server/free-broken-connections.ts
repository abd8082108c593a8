import type pg from "pg";

/**
 * Frees the slot of a connection that broke while checked out. A transaction whose begin, commit or
 * rollback fails never returns its connection, and a pool without free slots answers no one until
 * the process restarts. A connection whose server does not answer in time is closed at once.
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
    closeAfterTimeout(client);
  });
}

/**
 * A server that did not answer a statement in time will not answer the rollback that follows either: without this, a
 * transaction waits for the time-out of each of the two.
 */
function closeAfterTimeout(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.catch((error) => {
        // the words of `pg` itself, which gives it no code
        if (error?.message === "Query read timeout") (client as pg.Client).end().catch(() => {});
      });
    }
    return answer;
  };
  client.query = watched as typeof client.query;
}
