import { createServer, type Socket } from "node:net";

/**
 * How the server answers: like clamd, never, by closing the connection midway, or with nonsense.
 */
type ClamdMood = "well" | "silent" | "dropping" | "confused";

const infected = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";

/**
 * A loopback clamd that speaks the real protocol: NUL-terminated commands, and `INSTREAM` with
 * length-prefixed chunks. Content with the EICAR text is infected; a stream above `maxBytes`
 * exceeds the limit.
 */
export async function openTestClamd({ maxBytes = 100 * 1024 * 1024 } = {}) {
  const server = { mood: "well" as ClamdMood, scans: 0 };
  const open = new Set<Socket>();
  const listener = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    let bytes = Buffer.alloc(0);
    const say = (text: string) => {
      if (server.mood === "silent") return;
      if (server.mood === "dropping") socket.destroy();
      else
        socket.end(
          `${server.mood === "confused" ? "stream: Can't allocate memory ERROR" : text}\0`,
        );
    };
    let isDone = false;
    socket.on("data", (part) => {
      bytes = Buffer.concat([bytes, part]);
      const end = bytes.indexOf(0);
      if (end < 0 || isDone) return;
      const name = bytes.subarray(0, end).toString();
      if (name === "zVERSION") {
        isDone = true;
        return say("ClamAV 1.4.3/27800/Sun Nov 22 09:00:00 2026");
      }
      if (name !== "zINSTREAM") return say("UNKNOWN COMMAND");
      const stream = readStream(bytes.subarray(end + 1));
      if (!stream.isWhole && stream.content.length <= maxBytes) return;
      isDone = true;
      server.scans += 1;
      if (stream.content.length > maxBytes) return say("INSTREAM size limit exceeded. ERROR");
      say(stream.content.includes(infected) ? "stream: Eicar-Signature FOUND" : "stream: OK");
    });
  });
  await new Promise<void>((ready) => listener.listen(0, "127.0.0.1", ready));
  const address = listener.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return Object.assign(server, {
    url: `clamd://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of open) socket.destroy();
        listener.close(() => closed());
      }),
  });
}

function readStream(bytes: Buffer): { content: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(chunks), isWhole: true };
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(chunks), isWhole: false };
}
