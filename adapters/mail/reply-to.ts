import type { Addressee, Letter } from "../../domain/messages/letter.ts";
import type { MailSite } from "./mail-site.ts";
import { oneLine } from "./one-line.ts";

/** Whom an answer to this letter reaches: whoever wrote in the contact form, and our support for everything else. */
export function replyTo(
  letter: Letter,
  site: Pick<MailSite, "productName" | "supportEmail">,
): Addressee & { name: string } {
  if (letter.kind === "contact-message") {
    const { name, email } = letter.contact;
    return { name: oneLine(name, 100), address: email };
  }
  return { name: site.productName, address: site.supportEmail };
}
