import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from "smtp-server";

type Received = { from: string; to: string[]; source: string };
type Verdict = Error | "drop" | "wait" | null;

/** An SMTP error response. */
export function says(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/**
 * An SMTP server on this machine. The verdicts are called per recipient and per message; null
 * accepts.
 */
export async function startSmtpServer({
  onRcpt = () => null,
  onMessage = () => null,
  ...options
}: {
  onRcpt?: (address: string, sender: string) => Error | null;
  onMessage?: (message: Received) => Verdict;
} & Omit<SMTPServerOptions, "onData" | "onRcptTo"> = {}) {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    ...options,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, { envelope: { mailFrom } }, done) {
      done(onRcpt(address, mailFrom ? mailFrom.address : ""));
    },
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const message = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        source: await textOf(stream),
      };
      const verdict = onMessage(message);
      if (verdict === "wait") return;
      if (verdict === "drop") return dropAll();
      if (!verdict) received.push(message);
      done(verdict);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  function dropAll() {
    for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>) {
      connection._socket.destroy();
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
