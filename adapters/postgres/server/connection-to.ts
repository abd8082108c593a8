import pg from "pg";
import { findPrimary } from "./find-primary.ts";
import { hostsOf } from "./hosts-of.ts";

type Connection = Pick<pg.PoolConfig, "connectionString" | "Client" | "connectionTimeoutMillis">;

/**
 * Options of `pg` for connecting to this address. With several hosts each connection goes to the primary. What waits for a
 * connection waits two seconds, or as many as the address says by `connect_timeout`.
 */
export function connectionTo(url: string): Connection {
  const [first = url, ...others] = hostsOf(url);
  const seconds = Number(/[?&]connect_timeout=(\d+)/.exec(url)?.[1] ?? 2);
  const connection = { connectionString: first, connectionTimeoutMillis: seconds * 1000 };
  return others.length === 0 ? connection : { ...connection, Client: clientOf(url) };
}

/** A client of this address that is not connected yet. */
export function createClient(url: string, options: Omit<pg.ClientConfig, "connectionString">) {
  const { connectionString, Client = pg.Client } = connectionTo(url);
  return new (Client as typeof pg.Client)({ ...options, connectionString });
}

const clients = new Map<string, NonNullable<pg.PoolConfig["Client"]>>();

/** A class of clients that look for the primary before they connect. What one has found, the others use until a connection ends. */
function clientOf(url: string) {
  let primary: Promise<string> | null = null;

  class PrimaryClient extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<this> | undefined {
      this.once("end", () => {
        primary = null;
      });
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        () => callback(null),
        (error: Error) => callback(error),
      );
    }

    async #connect(): Promise<this> {
      primary ??= findPrimary(url);
      const found = primary;
      try {
        const { host, port } = new pg.Client({ connectionString: await found });
        Object.assign(this, { host, port });
        await super.connect();
        return this;
      } catch (error) {
        if (primary === found) primary = null;
        throw error;
      }
    }
  }

  const known = clients.get(url) ?? (PrimaryClient as never);
  clients.set(url, known);
  return known;
}
