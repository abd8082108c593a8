import { createDevMailbox } from "../adapters/mail/dev-mailbox.ts";
import { renderLetter } from "../adapters/mail/render-letter.tsx";
import { replyTo } from "../adapters/mail/reply-to.ts";
import { createSmtpMailbox } from "../adapters/mail/smtp-mailbox.ts";
import type { ResponseLink } from "../domain/quotes/response-link.ts";
import type { MessageId } from "../domain/shared/id.ts";
import type { Config } from "./config.ts";
import { createDevMail } from "./runtime/dev-mail.ts";
import { createMessageTokens } from "./services/message-tokens.ts";
import { createResponseLinkTokens } from "./services/response-link-tokens.ts";
import type { System } from "./services/system.ts";

type Settings = Pick<
  Config,
  "siteName" | "siteAccent" | "origin" | "supportEmail" | "mailUrl" | "mailFrom" | "contactAfter"
>;
type ListMessages = Parameters<typeof createDevMail>[0]["listMessages"];

/**
 * The mailbox and the signed links that emails contain: SMTP when configured, otherwise one that
 * only displays emails.
 */
export function openMail(settings: Settings, system: System) {
  const {
    siteName,
    siteAccent: accent,
    origin,
    supportEmail,
    mailUrl,
    mailFrom,
    contactAfter,
  } = settings;
  const site = { siteName, ...(accent && { accent }), origin, supportEmail, contactAfter };
  const responseLinks = createResponseLinkTokens(system);
  const respondLink = (link: ResponseLink) => `${origin}/respond/${responseLinks.write(link)}`;
  const tokens = createMessageTokens(system, "unsubscribe");
  const unsubscribeLink = (id: MessageId) =>
    `${origin}/unsubscribe?token=${encodeURIComponent(tokens.write(id))}`;
  const mailLinks = createMessageTokens(system, "mail-link");
  const signInLink = (path: string, id: MessageId) =>
    `${origin}/login?${new URLSearchParams({ returnTo: path, mail: mailLinks.write(id) })}`;
  const mailbox = mailUrl
    ? createSmtpMailbox({
        url: mailUrl,
        from: mailFrom,
        site,
        unsubscribeLink,
        signInLink,
        respondLink,
      })
    : createDevMailbox();

  return {
    mailbox,
    /** Renders written messages as emails, for the development mailbox. */
    showMail: (listMessages: ListMessages) =>
      createDevMail({
        listMessages,
        renderLetter: ({ id, letter }) =>
          renderLetter(letter, {
            ...site,
            respondLink,
            signInLink: (path) => signInLink(path, id),
          }),
        replyTo: (letter) => replyTo(letter, site),
      }),
  };
}
