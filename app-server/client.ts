/** Facts about the client of a connection, from the runtime. */
export type Client = {
  /**
   * The socket's remote address; behind a proxy this is the proxy's. It is looked up when read,
   * before the answer begins, because a cached page doesn't need it.
   */
  readonly address: string | undefined;
};

/**
 * A client whose address is looked up when read. A class, because a getter in each object literal
 * would cost more than the lookup.
 */
export class SocketClient implements Client {
  readonly #lookUp: () => string | undefined;
  constructor(lookUp: () => string | undefined) {
    this.#lookUp = lookUp;
  }
  get address() {
    return this.#lookUp();
  }
}

/** The app as a server calls it, the same on every runtime. */
export type Fetch = (request: Request, client: Client) => Response | Promise<Response>;

export type ServeOptions = { fetch: Fetch; port: number; hostname: string };

export type Server = {
  /**
   * Finishes requests in progress, refuses new ones, and aborts the remaining ones after the grace
   * period in milliseconds.
   */
  stop(graceMs: number): Promise<void>;
};
