import { render } from "@react-email/render";
import type { Letter } from "../../domain/messages/letter.ts";
import type { MailSite } from "./mail-site.ts";
import { MailBlock } from "./page/mail-block.tsx";
import { MailPage } from "./page/mail-page.tsx";
import { wordsAsText } from "./words-as-text.ts";
import { writeLetter } from "./write-letter.ts";

/** Renders an email: a one-line subject, plain text and HTML with the same content. */
export async function renderLetter(
  letter: Letter,
  site: MailSite,
): Promise<{ subject: string; text: string; html: string }> {
  const words = writeLetter(letter, site);
  const { subject, preheader, title, blocks } = words;
  const html = await render(
    <MailPage site={site} title={title} preheader={preheader}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail never move
        <MailBlock key={place} block={block} />
      ))}
    </MailPage>,
  );
  return { subject, text: wordsAsText(words, site), html };
}
