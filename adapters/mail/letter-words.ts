import type { Letter, LetterKind } from "../../domain/messages/letter.ts";
import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { MailSite } from "./mail-site.ts";

/** One block of an email. Every text is one line of plain text, shown alike in HTML and plain text. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: [label: string, value: string][] }
  /** `alt` says what it shows; the plain text of an email goes without. */
  | { kind: "picture"; url: string; alt: string }
  /** Words typed by a person. */
  | { kind: "quote"; text: string }
  /** `isSecond`: another way beside the one that moves the job on. */
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
 * The owner of stored emails. Deleting an account deletes those of `account`. An account's export leaves out the facts of `office`
 * emails, which tell admins or support about others. Emails about a `request` or a `profile` stay.
 */
export type LetterOwner = "account" | "office" | "request" | "profile";

/** A kind of email. `topic` is what its readers can turn it off by; null: it is always sent. */
type LetterRow<Kind extends LetterKind> = {
  topic: MailTopic | null;
  ownedBy: LetterOwner;
  write: WriteLetter<Kind>;
};

/** A row for each kind of email in a union of them. */
export type Letters<Some extends { kind: LetterKind }> = {
  [Kind in Some["kind"]]: LetterRow<Kind>;
};
