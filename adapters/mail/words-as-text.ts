import type { Block, LetterWords } from "./letter-words.ts";
import type { MailSite } from "./mail-site.ts";
import { oneLine } from "./one-line.ts";

/** The plain-text form of an email. Typed text stays on its own lines, so that it can't imitate other parts. */
export function wordsAsText({ title, blocks }: LetterWords, site: MailSite): string {
  const signature = `-- \n${site.productName}\n${site.origin}\nQuestions? ${site.supportEmail}`;
  return `${[title, ...blocks.map(blockAsText), signature].join("\n\n")}\n`;
}

function blockAsText(block: Block): string {
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
