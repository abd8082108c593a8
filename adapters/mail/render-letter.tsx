import { render } from "@react-email/render";
import type { Letter } from "../../domain/messages/letter.ts";
import type { Block, LetterWords } from "./letter-words.ts";
import { writeLetter } from "./letters.ts";
import type { MailSite } from "./mail-site.ts";
import { oneLine } from "./one-line.ts";
import { MailBlock } from "./page/mail-block.tsx";
import { MailPage } from "./page/mail-page.tsx";

/** Renders an email: a one-line subject, plain text and HTML with the same content. */
export async function renderLetter(
  letter: Letter,
  site: MailSite,
): Promise<{ subject: string; text: string; html: string }> {
  const { subject, preheader, title, ...written } = writeLetter(letter, site);
  const blocks = written.blocks.filter((block) => block.kind !== "facts" || block.facts.length > 0);
  const html = await render(
    <MailPage site={site} title={title} preheader={preheader}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail never move
        <MailBlock key={place} block={block} accent={site.accent} />
      ))}
    </MailPage>,
  );
  return { subject, text: wordsAsText({ title, blocks }, site), html };
}

/**
 * The plain-text form of an email. Typed text is on lines of its own, so that it can't imitate
 * other parts.
 */
function wordsAsText(
  { title, blocks }: Pick<LetterWords, "title" | "blocks">,
  site: MailSite,
): string {
  const signature = `-- \n${site.siteName}\n${site.origin}\nQuestions? ${site.supportEmail}`;
  const texts = blocks.flatMap((block) => (block.kind === "picture" ? [] : blockAsText(block)));
  return `${[title, ...texts, signature].join("\n\n")}\n`;
}

function blockAsText(block: Exclude<Block, { kind: "picture" }>): string {
  switch (block.kind) {
    case "text":
    case "note":
      return oneLine(block.text, 2_000);
    case "quote":
      return `> ${oneLine(block.text, 5_000)}`;
    case "code":
      return `    ${block.code}`;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n");
  }
}
