import { createTransport } from "nodemailer";
import type { Mailbox, MailOutcome, Message } from "../../domain/messages/ports.ts";
import type { MessageId } from "../../domain/shared/id.ts";
import { isOneAddress } from "./is-one-address.ts";
import { mailTopicOf } from "./letters.ts";
import type { MailSite } from "./mail-site.ts";
import { oneLine } from "./one-line.ts";
import { parseSender } from "./parse-sender.ts";
import { renderLetter } from "./render-letter.tsx";
import { replyTo } from "./reply-to.ts";

/** Timeouts in milliseconds. `whole` covers one message and is shorter than a worker's claim. */
type Timeouts = { connection: number; greeting: number; socket: number; whole: number };

const patience: Timeouts = { connection: 10_000, greeting: 10_000, socket: 20_000, whole: 45_000 };
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Options = {
  /** smtp://name:password@host:587, or smtps:// for implicit TLS. */
  url: string;
  from: string;
  site: Omit<MailSite, "signInLink" | "respondLink">;
  /** Absent: links go to the dashboard. */
  respondLink?: MailSite["respondLink"];
  /** Builds links in this message; absent: the page itself. */
  signInLink?: (path: string, id: MessageId) => string;
  /** Link for one-click unsubscribe from this message's topic (RFC 8058). */
  unsubscribeLink?: (id: MessageId) => string;
  timeouts?: Partial<Timeouts>;
};

/** Sends over SMTP, always encrypted except to this machine, since emails may contain sign-in links. */
export function createSmtpMailbox({
  url,
  from,
  site,
  unsubscribeLink,
  respondLink = () => `${site.origin}/dashboard`,
  signInLink = (path) => `${site.origin}${path}`,
  timeouts,
}: Options): Mailbox & {
  /** Rejects when the server can't be reached or rejects the login. */
  verify(): Promise<void>;
  /** Closes idle connections; messages being sent are finished first. */
  close(): void;
} {
  const { connection, greeting, socket, whole } = { ...patience, ...timeouts };
  const server = new URL(url);
  const sender = parseSender(from);
  if (!sender) throw new Error(`Cannot send mail as "${from}"`);
  const idHost = new URL(site.origin).hostname;

  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // we retry messages ourselves; this covers a connection that was closed before anything was
    // sent
    maxRequeues: 1,
    requireTLS: !loopback.test(server.hostname),
    connectionTimeout: connection,
    dnsTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.on("error", () => {});

  return {
    async send(message) {
      const { to } = message.letter;
      if (!isOneAddress(to.address)) {
        return { kind: "refused", error: `Not one email address: ${oneLine(to.address, 100)}` };
      }
      try {
        await transport.sendMail({
          ...(await renderLetter(message.letter, {
            ...site,
            respondLink,
            signInLink: (path) => signInLink(path, message.id),
          })),
          from: sender,
          to: { name: oneLine(to.name ?? "", 100), address: to.address },
          replyTo: replyTo(message.letter, site),
          envelope: { from: sender.address, to: [to.address] },
          messageId: messageId(message, idHost),
          ...threadOf(message, idHost),
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...(unsubscribeLink && unsubscribeHeaders(message, unsubscribeLink)),
          },
          signal: AbortSignal.timeout(whole),
        });
        return { kind: "accepted" };
      } catch (error) {
        return outcomeOfError(error);
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Only for emails that can be turned off. */
function unsubscribeHeaders({ id, letter }: Message, link: (id: MessageId) => string) {
  if (mailTopicOf(letter.kind) === null) return {};
  return {
    "List-Unsubscribe": `<${link(id)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The `Message-ID`: equal for all attempts of a message, so that mailboxes can drop duplicates. */
function messageId({ id }: Message, host: string) {
  return `<${id}@${host}>`;
}

/**
 * The `References` of an email about a quote request: one root for all of them, so that mail
 * programs show them as one thread.
 */
function threadOf({ quoteRequestId }: Message, host: string) {
  return quoteRequestId === null ? {} : { references: `<request-${quoteRequestId}@${host}>` };
}

/** Fields of nodemailer's errors besides the message. */
type MailError = { responseCode?: number; response?: string; command?: string; code?: string };

/**
 * Classifies a failure. Final only when the server rejects this address or content. All others,
 * including a wrong password of ours, may be fixed before the next attempt.
 */
export function outcomeOfError(error: unknown): MailOutcome {
  const { responseCode = 0, response, command, code } = (error ?? {}) as MailError;
  const isAboutMessage = command === "RCPT TO" || command === "DATA";
  // 503 means a wrong order of commands, not a rejected message
  const isFinal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  const words =
    code === "EABORT" ? "The mail server took too long" : response || (error as Error)?.message;
  return {
    kind: isAboutMessage && isFinal ? "refused" : "unavailable",
    error: oneLine(words || "Unknown mail error", 300),
  };
}
