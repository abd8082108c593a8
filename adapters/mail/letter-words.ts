import type { Letter, LetterKind } from "../../domain/messages/letter.ts";
import type { MailSite } from "./mail-site.ts";

/** One piece of a mail. Every text is a single line of plain words; both forms of the mail show the same. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  /** Somebody's own words. */
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; url: string }
  /** Six digits to type. */
  | { kind: "code"; code: string }
  | { kind: "note"; text: string };

/** What a mail says, before it is HTML or plain text. `preheader` is what inboxes show after the subject. */
export type LetterWords = { subject: string; preheader: string; title: string; blocks: Block[] };

type LetterOf<Kind extends LetterKind> = Letter & { kind: Kind };

export type WriteLetter<Kind extends LetterKind> = (
  letter: LetterOf<Kind>,
  site: MailSite,
) => LetterWords;
