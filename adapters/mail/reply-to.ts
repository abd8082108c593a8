import type { Addressee, Letter } from "../../domain/messages/letter.ts";
import type { MailSite } from "./mail-site.ts";
import { oneLine } from "./one-line.ts";

/** The Reply-To address: the sender of a contact message, else our support. */
export function replyTo(
  letter: Letter,
  site: Pick<MailSite, "siteName" | "supportEmail">,
): Addressee & { name: string } {
  if (letter.kind === "contact-message") {
    const { name, email } = letter.contact;
    return { name: oneLine(name, 100), address: email };
  }
  return { name: site.siteName, address: site.supportEmail };
}
