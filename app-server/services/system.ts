import type { Paper, PaperFormat } from "./paper.ts";
/** Signs for one purpose; signatures for another are invalid. */
export type Signer = {
  /** Returns a URL-safe signature. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSignatureOf(text: string, signature: string): boolean;
};

export type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

/** The machine's services for routes, created by `compose`. */
export type System = {
  /** Reads the site's clock. */
  now(): Date;
  /**
   * Whether an error means that the database cannot be reached at the moment, and not that a query
   * was wrong.
   */
  isDatabaseAway(error: unknown): boolean;
  /** The client's IP address, after the trusted proxies. */
  clientAddressOf(socketAddress: string | undefined, headers: Headers): string;
  /** Runs the work of a request, so that its log lines name the request. */
  runInRequest<Value>(
    request: { requestId: string; method: string; route: string },
    work: () => Value,
  ): Value;
  /** A one-way, deterministic hash. */
  hash(content: string | Bytes): string;
  signerFor(purpose: string): Signer;
  /**
   * `effort`: whether the result is sent many times (`kept`, the default), once, or for a few
   * seconds (`brief`).
   */
  compress(bytes: Bytes, encoding: Encoding, effort?: "kept" | "once" | "brief"): Promise<Bytes>;
  /** Compresses a stream; flushes when the source pauses. */
  compressStream(source: ReadableStream<Bytes>, encoding: Encoding): ReadableStream<Bytes>;
  /** Opens a PDF for writing; its library loads on first use. */
  openPaper(format: PaperFormat): Promise<Paper>;
};
