import { connect, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { invitationLetter, queuedMessage } from "../../domain/messages/examples.ts";
import type { Letter } from "../../domain/messages/letter.ts";
import type { MessageId, QuoteRequestId } from "../../domain/shared/id.ts";
import { everyLetter, site } from "./examples.ts";
import { mailTopicOf } from "./letters.ts";
import { createSmtpMailbox } from "./smtp-mailbox.ts";
import { says, startSmtpServer } from "./test/test-smtp-server.ts";

const from = "Boothwright <no-reply@boothwright.example>";
const message = queuedMessage({ letter: invitationLetter });
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(
  script: Parameters<typeof startSmtpServer>[0] = {},
  timeouts: Parameters<typeof createSmtpMailbox>[0]["timeouts"] = {},
) {
  const server = await startSmtpServer(script);
  const mailbox = createSmtpMailbox({ url: server.url, from, site, timeouts });
  closers.push(server.close, mailbox.close);
  return { server, mailbox };
}

const to = (name: string | null, address: string) =>
  queuedMessage({ letter: { ...invitationLetter, to: { name, address } } as Letter });

function headersOf(source: string): string[] {
  const [head = ""] = source.split("\r\n\r\n");
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

test("send() hands over both forms, with all that a mail needs", async () => {
  const { server, mailbox } = await open();
  expect(await mailbox.send(message)).toEqual({ kind: "accepted" });

  const [mail] = server.received;
  expect(mail).toMatchObject({ from: "no-reply@boothwright.example", to: ["bea@booths.example"] });
  const headers = headersOf(mail?.source ?? "");
  expect(headers).toEqual(
    expect.arrayContaining([
      "From: Boothwright <no-reply@boothwright.example>",
      'To: "Bea\'s Booths" <bea@booths.example>',
      "Reply-To: Boothwright <support@boothwright.example>",
      `Message-ID: <${message.id}@boothwright.example>`,
      "Auto-Submitted: auto-generated",
      "Subject: =?UTF-8?Q?Answer_as_soon_as_you_can=3A_Consumer_El?= =?UTF-8?Q?ectronics_Show=2C_20_=C3=97_20_ft?=",
    ]),
  );
  expect(mail?.source).toContain("Content-Type: text/plain; charset=utf-8");
  expect(mail?.source).toContain("Content-Type: text/html; charset=utf-8");
});

test("send() says nothing to a server elsewhere that does not encrypt, with a password or without", async () => {
  const server = await startSmtpServer({ authOptional: true });
  closers.push(server.close);
  const { port } = new URL(server.url);
  // leads to this machine, and is no name of it
  for (const url of [`smtp://0.0.0.0:${port}`, `smtp://name:word@0.0.0.0:${port}`]) {
    const mailbox = createSmtpMailbox({ url, from, site });
    closers.push(mailbox.close);
    expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
    await expect(mailbox.verify()).rejects.toThrow(/not recognized|STARTTLS/);
  }
  expect(server.received).toEqual([]);
});

test("send() gives no password and no mail to a server whose certificate no one vouches for", async () => {
  let asked = 0;
  // the certificate that comes with the package is signed by itself
  const server = await startSmtpServer({
    secure: true,
    onAuth: (_auth, _session, done) => {
      asked += 1;
      done(null, { user: 1 });
    },
  });
  closers.push(server.close);
  const url = server.url.replace("smtp://", "smtps://name:word@");
  const mailbox = createSmtpMailbox({ url, from, site });
  closers.push(mailbox.close);
  expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
  await expect(mailbox.verify()).rejects.toThrow(/self-signed|unable to verify|certificate/);
  expect([asked, server.received]).toEqual([0, []]);
});

test("send() offers to unsubscribe by one click from what a reader can do without, and from nothing else", async () => {
  const server = await startSmtpServer({});
  const unsubscribeLink = (id: string) => `https://b.example/unsubscribe?token=${id}.signature`;
  const mailbox = createSmtpMailbox({ url: server.url, from, site, unsubscribeLink });
  closers.push(server.close, mailbox.close);
  for (const letter of everyLetter("Ada")) {
    expect(await mailbox.send(queuedMessage({ letter }))).toEqual({ kind: "accepted" });
    const headers = headersOf(server.received.at(-1)?.source ?? "");
    const isOptional = mailTopicOf(letter.kind) !== null;
    const link = `List-Unsubscribe: <${unsubscribeLink(queuedMessage({ letter }).id)}>`;
    expect(headers.includes(link), letter.kind).toBe(isOptional);
    const oneClick = "List-Unsubscribe-Post: List-Unsubscribe=One-Click";
    expect(headers.includes(oneClick), letter.kind).toBe(isOptional);
  }
});

test("send() answers the writer of the contact form, and no one else [F05]", async () => {
  const { server, mailbox } = await open();
  const letter = everyLetter("Ada\r\nBcc: evil@evil.example").find(
    ({ kind }) => kind === "contact-message",
  ) as Letter;
  expect(await mailbox.send(queuedMessage({ letter }))).toEqual({ kind: "accepted" });
  const headers = headersOf(server.received[0]?.source ?? "");
  const replies = headers.filter((header) => /^reply-to:/i.test(header));
  expect(replies).toHaveLength(1);
  expect(replies[0]).toMatch(/<ada@northwind\.example>$/);
  expect(headers.filter((header) => /^bcc:/i.test(header))).toEqual([]);
  expect(server.received[0]?.to).toEqual([letter.to.address]);
});

test("send() names a message the same each time, and uses a connection again", async () => {
  const { server, mailbox } = await open();
  await mailbox.send(message);
  await mailbox.send(message);
  const ids = server.received.map(({ source }) => /^Message-ID: .*$/im.exec(source)?.[0]);
  expect(ids[0]).toBe(ids[1]);
  expect(server.connections()).toBe(1);
});

test("emails about one request refer to one root, and others to none [Z26]", async () => {
  const { server, mailbox } = await open();
  const quoteRequestId = "0190b000-0000-7000-8000-000000000001" as QuoteRequestId;
  const ids = ["0190a000-0000-7000-8000-000000000001", "0190a000-0000-7000-8000-000000000002"];
  for (const id of ids) {
    await mailbox.send({ ...message, id: id as MessageId, quoteRequestId });
  }
  await mailbox.send({ ...message, quoteRequestId: null });
  const referred = server.received.map(({ source }) =>
    headersOf(source).filter((header) => /^(references|in-reply-to):/i.test(header)),
  );
  const root = [`References: <request-${quoteRequestId}@boothwright.example>`];
  expect(referred).toEqual([root, root, []]);
});

test("send() takes a 5xx for the address or for the text as final", async () => {
  const { mailbox } = await open({
    onRcpt: (address) => (address.startsWith("nobody") ? says(550, "No such mailbox") : null),
    onMessage: () => says(554, "Looks like spam"),
  });
  expect(await mailbox.send(to(null, "nobody@booths.example"))).toEqual({
    kind: "refused",
    error: "550 No such mailbox",
  });
  expect(await mailbox.send(message)).toEqual({ kind: "refused", error: "554 Looks like spam" });
});

test("send() takes a 4xx as worth another try, which then goes through", async () => {
  const answers = [says(451, "Come back later")];
  const { server, mailbox } = await open({ onRcpt: () => answers.shift() ?? null });
  expect(await mailbox.send(message)).toEqual({
    kind: "unavailable",
    error: "451 Come back later",
  });
  expect(await mailbox.send(message)).toEqual({ kind: "accepted" });
  expect(server.received).toHaveLength(1);
});

test("send() does not know the outcome of an email when the line drops, and sends it no second time", async () => {
  let messages = 0;
  const { mailbox } = await open({
    onMessage() {
      messages += 1;
      return "drop";
    },
  });
  expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
  expect(messages).toBe(1);
});

test("send() gives up on a server that does not answer", async () => {
  const { mailbox } = await open({ onMessage: () => "wait" }, { socket: 100 });
  expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
});

test("send() gives up on a server that says a little now and then, for ever", async () => {
  const trickling = createServer((socket) => {
    const timer = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("error", () => {});
    socket.on("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => trickling.listen(0, "127.0.0.1", resolve));
  const address = trickling.address();
  const port = typeof address === "object" ? address?.port : 0;
  const mailbox = createSmtpMailbox({
    url: `smtp://127.0.0.1:${port}`,
    from,
    site,
    timeouts: { whole: 200 },
  });
  closers.push(() => new Promise((resolve) => trickling.close(resolve)), mailbox.close);

  expect(await mailbox.send(message)).toEqual({
    kind: "unavailable",
    error: "The mail server took too long",
  });
});

test("send() says so when no server is there", async () => {
  const { server, mailbox } = await open();
  await server.close();
  const outcome = await mailbox.send(message);
  expect(outcome).toMatchObject({
    kind: "unavailable",
    error: expect.stringMatching(/ECONNREFUSED/),
  });
  await expect(mailbox.verify()).rejects.toThrow();
});

test("send() takes a wrong password for our own fault, not for the address's", async () => {
  const { server } = await open({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(says(535, "Wrong password")),
  });
  const url = server.url.replace("smtp://", "smtp://name:secret@");
  const mailbox = createSmtpMailbox({ url, from, site });
  closers.push(mailbox.close);
  expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
});

test("send() lets no name add a header or a recipient", async () => {
  const { server, mailbox } = await open();
  const name = 'Bea\r\nBcc: evil@evil.example\r\n\r\n<script>", evil@evil.example <x@evil.example>';
  expect(await mailbox.send(to(name, "bea@booths.example"))).toEqual({ kind: "accepted" });

  const [mail] = server.received;
  expect(mail?.to).toEqual(["bea@booths.example"]);
  const headers = headersOf(mail?.source ?? "");
  expect(headers.filter((header) => /^bcc:/i.test(header))).toEqual([]);
  expect(headers.filter((header) => /^to:/i.test(header))).toHaveLength(1);
});

test.for([
  "bea@booths.example, evil@evil.example",
  "bea@booths.example\r\nRCPT TO:<evil@evil.example>",
  "Bea <bea@booths.example>",
])("send() refuses %j, without asking a server", async (address) => {
  const { server, mailbox } = await open();
  expect(await mailbox.send(to("Bea", address))).toMatchObject({ kind: "refused" });
  expect(server.connections()).toBe(0);
});

test("verify() is fine with a server that is there", async () => {
  const { mailbox } = await open();
  await mailbox.verify();
});

test("close() leaves no connection open", async () => {
  const { server, mailbox } = await open();
  await mailbox.send(message);
  mailbox.close();
  expect(await mailbox.send(message)).toMatchObject({ kind: "unavailable" });
  const { port } = new URL(server.url);
  await server.close();
  await expect(
    new Promise((resolve, reject) => {
      connect(Number(port), "127.0.0.1").on("connect", resolve).on("error", reject);
    }),
  ).rejects.toThrow(/ECONNREFUSED/);
});
