/** What the runtime tells the app about the other end of a connection. */
export type Client = {
  /** The socket's own address; behind a proxy this is the proxy. */
  address: string | undefined;
};

/** The app as a server sees it: the same on every runtime. */
export type Fetch = (request: Request, client: Client) => Response | Promise<Response>;

export type ServeOptions = { fetch: Fetch; port: number; hostname: string };

export type Server = {
  /** Answers what has begun, refuses what is new, and gives up on the rest after the grace time. */
  stop(graceMs: number): Promise<void>;
};
