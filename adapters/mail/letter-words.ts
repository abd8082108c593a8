import type { Letter, LetterKind } from "../../domain/messages/letter.ts";
import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { MailSite } from "./mail-site.ts";

/**
 * A block of an email. All texts are single-line plain text, shown alike in HTML and plain text.
 */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  /** `alt` describes the picture; the plain-text version leaves it out. */
  | { kind: "picture"; url: string; alt: string }
  /** Text typed by a person. */
  | { kind: "quote"; text: string }
  /** `isSecond`: a secondary button. */
  | { kind: "button"; label: string; url: string; isSecond?: boolean }
  /** Six digits to type. */
  | { kind: "code"; code: string }
  | { kind: "note"; text: string };

/** Content of an email before rendering. `preheader` is the preview that inboxes show after the subject. */
export type LetterWords = { subject: string; preheader: string; title: string; blocks: Block[] };

type LetterOf<Kind extends LetterKind> = Letter & { kind: Kind };

export type WriteLetter<Kind extends LetterKind> = (
  letter: LetterOf<Kind>,
  site: MailSite,
) => LetterWords;

/**
 * The owner of stored emails, for erasure and export. Deleting an account deletes its `account` emails.
 * An account's export leaves out the facts of `office` emails, which inform admins or support about
 * others. Emails about a `request` or a `profile` stay.
 */
export type LetterOwner = "account" | "office" | "request" | "profile";

/** A kind of email. `topic`: how readers can mute it; null: always sent. */
type LetterRow<Kind extends LetterKind> = {
  topic: MailTopic | null;
  ownedBy: LetterOwner;
  write: WriteLetter<Kind>;
};

/** A row per kind of email in the union. */
export type Letters<Some extends { kind: LetterKind }> = {
  [Kind in Some["kind"]]: LetterRow<Kind>;
};
