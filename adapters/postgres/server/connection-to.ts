import pg from "pg";
import { findPrimary } from "./find-primary.ts";
import { hostsOf } from "./hosts-of.ts";

type Connection = Pick<pg.PoolConfig, "connectionString" | "Client" | "connectionTimeoutMillis">;

/**
 * Connection options of `pg` for this URL. With several hosts each connection goes to the primary.
 * Connecting waits `waitMs`, or the URL's `connect_timeout` in seconds.
 */
export function connectionTo(url: string, waitMs = 2_000): Connection {
  const [first = url, ...others] = hostsOf(url);
  const [, seconds] = /[?&]connect_timeout=(\d+)/.exec(url) ?? [];
  const connectionTimeoutMillis = seconds ? Number(seconds) * 1_000 : waitMs;
  const connection = { connectionString: first, connectionTimeoutMillis };
  return others.length === 0 ? connection : { ...connection, Client: clientOf(url) };
}

/** An unconnected client for this URL. */
export function createClient(url: string, options: Omit<pg.ClientConfig, "connectionString">) {
  const { Client = pg.Client, ...address } = connectionTo(url, options.connectionTimeoutMillis);
  return new (Client as typeof pg.Client)({ ...options, ...address });
}

const clients = new Map<string, NonNullable<pg.PoolConfig["Client"]>>();

/**
 * A client class that finds the primary before it connects. The result is shared until a connection
 * ends.
 */
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
