import { render } from "@react-email/render";
import type { Letter } from "../../domain/messages/letter.ts";
import { MailBlock } from "./mail-block.tsx";
import { MailPage } from "./mail-page.tsx";
import type { MailSite } from "./mail-site.ts";
import { wordsAsText } from "./words-as-text.ts";
import { writeLetter } from "./write-letter.ts";

/** A letter as it goes out: one line of subject, and the same words as plain text and as HTML. */
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
