import { connect } from "node:net";
import type { FileScanner } from "../../domain/attachments/ports.ts";

type Options = {
  /** `clamd://host:port`; default port 3310. */
  url: string;
  /** Timeout in milliseconds, from connecting to the last byte of the answer. */
  withinMs?: number;
};

const standardPort = 3310;
const chunkBytes = 64 * 1024;
/** Maximum length of clamd's one-line answer, in bytes. */
const longestAnswer = 4096;

/**
 * Scans with clamd, ClamAV's daemon, over TCP: one connection per scan with the `INSTREAM` command.
 */
export function createClamdScanner({ url, withinMs = 60_000 }: Options): FileScanner & {
  /** The version of clamd and its signatures. Throws when clamd doesn't answer. */
  version(): Promise<string>;
} {
  const { hostname, port } = new URL(url);
  const address = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? standardPort : Number(port),
  };

  /** Sends the parts and reads the answer up to its NUL byte. */
  function ask(parts: readonly Uint8Array[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(address);
      const fail = (error: Error) => {
        clearTimeout(timer);
        socket.destroy();
        reject(new Error(`clamd at ${address.host}:${address.port}: ${error.message}`));
      };
      const timer = setTimeout(() => fail(new Error(`no answer within ${withinMs} ms`)), withinMs);
      let answer = "";
      socket.on("connect", () => {
        for (const part of parts) socket.write(part);
      });
      socket.on("data", (bytes) => {
        answer += bytes.toString("utf8");
        const end = answer.indexOf("\0");
        if (end >= 0) {
          clearTimeout(timer);
          socket.destroy();
          resolve(answer.slice(0, end));
        } else if (answer.length > longestAnswer) {
          fail(new Error("the answer is no line of clamd"));
        }
      });
      socket.on("error", fail);
      socket.on("close", () => fail(new Error("the connection closed before the answer")));
    });
  }

  return {
    async scan(bytes) {
      const answer = await ask([command("zINSTREAM"), ...framed(bytes)]);
      if (answer === "stream: OK") return { verdict: "clean" };
      const found = /^stream: (.+) FOUND$/.exec(answer);
      if (found?.[1]) return { verdict: "refused", reason: found[1] };
      if (/size limit exceeded/i.test(answer)) {
        return { verdict: "refused", reason: "larger than clamd's StreamMaxLength" };
      }
      throw new Error(`clamd at ${address.host}:${address.port} answered: ${answer}`);
    },
    version: () => ask([command("zVERSION")]),
  };
}

const command = (name: string) => new TextEncoder().encode(`${name}\0`);

/** Frames bytes for `INSTREAM`: chunks with a four-byte length prefix, ended by a zero length. */
function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(count: number): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, count);
  return four;
}
