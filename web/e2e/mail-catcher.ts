import { SMTPServer } from "smtp-server";
import { patienceMs } from "../../adapters/system/test/patience.ts";

type Mail = { to: string; subject: string; text: string };

export type MailCatcher = {
  /** For `MAIL_URL`. */
  url: string;
  /** The newest mail to the address whose words fit; waits for it. */
  waitFor(to: string, fits: RegExp): Promise<Mail>;
  stop(): Promise<void>;
};

/** A mail server on this machine that takes everything and keeps it. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const emails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks).toString("utf8");
      for (const { address } of session.envelope.rcptTo) emails.unshift(read(address, raw));
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const { port } = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    async waitFor(to, fits) {
      for (const until = Date.now() + patienceMs; Date.now() < until; ) {
        const mail = emails.find(
          (one) => one.to === to && fits.test(`${one.subject}\n${one.text}`),
        );
        if (mail) return mail;
        await new Promise((later) => setTimeout(later, 100));
      }
      const seen = emails.map((mail) => `${mail.to}: ${mail.subject}`).join("; ");
      throw new Error(`No mail to ${to} that fits ${fits}, only ${seen || "none"}`);
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** As much of a mail as a test looks at: its head in whole lines, then its parts with quoted-printable undone. */
function read(to: string, raw: string): Mail {
  const [folded = ""] = raw.split("\r\n\r\n", 1);
  const head = folded.replace(/\r\n[ \t]/g, " ");
  const body = raw
    .slice(folded.length)
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return { to, subject: /^Subject: (.*)/m.exec(head)?.[1] ?? "", text: `${head}${body}` };
}
