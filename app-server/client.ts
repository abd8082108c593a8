/** Facts from the runtime about a connection's other end. */
export type Client = {
  /** The socket's own address; behind a proxy this is the proxy. Looked up when it is read, before the answer begins: a cached page needs none. */
  readonly address: string | undefined;
};

/** A client whose address is looked up when it is read. A getter of each object would cost more than the look. */
export class SocketClient implements Client {
  readonly #lookUp: () => string | undefined;
  constructor(lookUp: () => string | undefined) {
    this.#lookUp = lookUp;
  }
  get address() {
    return this.#lookUp();
  }
}

/** The app as a server sees it: the same on every runtime. */
export type Fetch = (request: Request, client: Client) => Response | Promise<Response>;

export type ServeOptions = { fetch: Fetch; port: number; hostname: string };

export type Server = {
  /** Finishes requests in progress, refuses new ones, and aborts what is left after the grace period. */
  stop(graceMs: number): Promise<void>;
};
