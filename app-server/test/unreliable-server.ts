import { SMTPServer } from "smtp-server";
import { expect, onTestFinished } from "vitest";
import { createSmtpMailbox } from "../../adapters/mail/smtp-mailbox.ts";
import { sqlNow } from "../../adapters/system/test/test-time.ts";
import { deliveryOf } from "./delivery-of.ts";
import { openTestApp } from "./test-app.ts";

const atOnce = 8;

/** The same numbers in each run, from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes most mail; else it refuses for now, is slow, or drops the connection before or after it has taken a mail. */
async function startUnreliableServer() {
  const chance = seeded(1);
  const taken = new Map<string, number>();
  let droppedAfter = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (chance() > 0.06) return done();
      done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const [, id = ""] =
        /^Message-ID: <(.*)>/im.exec(Buffer.concat(chunks).toString("utf8")) ?? [];
      const what = chance();
      const socket = (server as unknown as Connections).connections;
      const drop = () => {
        for (const connection of socket)
          if (connection.session.id === session.id) connection._socket.destroy();
      };
      if (what < 0.03) return drop();
      taken.set(id, (taken.get(id) ?? 0) + 1);
      if (what < 0.06) {
        droppedAfter += 1;
        return drop();
      }
      if (what < 0.08) return void setTimeout(done, 200);
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    droppedAfter: () => droppedAfter,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
type Connections = {
  connections: Set<{ session: { id: string }; _socket: { destroy(): void } }>;
};

/** Sends so many emails to a server that refuses, delays and drops: every one is sent, and twice only what it took without saying so. */
export async function sendToUnreliableServer(mails: number): Promise<void> {
  const app = await openTestApp();
  onTestFinished(app.close);
  const server = await startUnreliableServer();
  onTestFinished(server.stop);
  const site = { siteName: "Boothwright", origin: app.origin, supportEmail: "help@example.com" };
  const mailbox = createSmtpMailbox({ url: server.url, from: "no-reply@example.com", site });
  onTestFinished(mailbox.close);

  const core = app.newCore();
  const form = {
    name: "Grace",
    email: "grace@compilers.example",
    company: "",
    phone: "",
    inquiryType: "quote",
  } as const;
  for (let at = 0; at < mails; at++) {
    const message = `Message number ${at} of many`;
    await core.messages.sendContactMessage({ form: { ...form, subject: "Endurance", message } });
  }

  let tries = 0;
  let rounds = 0;
  const queued = () => app.sql<{ id: string }>("select id from message where state = 'queued'");
  for (let waiting = await queued(); waiting.length > 0; waiting = await queued()) {
    rounds += 1;
    // the pauses between tries are up to a day: the clock of the rows is moved, not waited for
    await app.sql(
      `update message set next_attempt_at = ${sqlNow()} - interval '1 second' where state = 'queued'`,
    );
    const ids = waiting.map(({ id }) => id);
    const work = async () => {
      const deliver = deliveryOf(app, mailbox);
      for (let id = ids.pop(); id; id = ids.pop()) {
        tries += 1;
        await deliver(id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  const states = await app.sql<{ state: string; n: number }>(
    "select state, count(*)::int as n from message group by state",
  );
  const twice = Array.from(server.taken.values(), (times) => times - 1).reduce((a, b) => a + b, 0);
  console.log(
    `${mails} mails, ${tries} tries in ${rounds} rounds: ${mails - server.taken.size} never sent, ${twice} sent again, ` +
      `of ${server.droppedAfter()} that the server took without saying so`,
  );
  expect(states).toEqual([{ state: "sent", n: mails }]);
  expect(server.taken.size).toBe(mails);
  // a mail is sent twice only when its server took it and did not say so, and then under the same Message-ID
  expect(twice).toBe(server.droppedAfter());
}
