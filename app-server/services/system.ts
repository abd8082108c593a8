import type { Paper, PaperFormat } from "./paper.ts";
/** Signs for one purpose; signatures for another are invalid. */
export type Signer = {
  /** URL-safe. */
  sign(text: string): string;
  /** Compares in constant time. */
  isSignatureOf(text: string, signature: string): boolean;
};

export type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

/** The machine's services that routes need; `compose` provides them. */
export type System = {
  /** Reads the site's clock. */
  now(): Date;
  /** Whether an error says that the database cannot be asked at the moment, rather than that we asked it wrongly. */
  isDatabaseAway(error: unknown): boolean;
  /** Seen through the proxies that the operator trusts. */
  clientAddressOf(socketAddress: string | undefined, headers: Headers): string;
  /** Runs what answers a request; the log lines that it leaves name the request. */
  runInRequest<Value>(
    request: { requestId: string; method: string; route: string },
    work: () => Value,
  ): Value;
  /** A one-way, deterministic hash. */
  hash(content: string | Bytes): string;
  signerFor(purpose: string): Signer;
  /** `effort` says whether the result is sent many times, as usual, once, or for some seconds. */
  compress(bytes: Bytes, encoding: Encoding, effort?: "kept" | "once" | "brief"): Promise<Bytes>;
  /** The same stream, smaller: what has come goes out when the source pauses. */
  compressStream(source: ReadableStream<Bytes>, encoding: Encoding): ReadableStream<Bytes>;
  /** A PDF to write; its library is loaded with the first. */
  openPaper(format: PaperFormat): Promise<Paper>;
};
