import type { Letter, LetterKind } from "../../domain/messages/letter.ts";
import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { LetterOwner, Letters, LetterWords, WriteLetter } from "./letter-words.ts";
import { accountLetters } from "./letters/account-letters.ts";
import { assignmentLetters } from "./letters/assignment-letters.ts";
import { builderLetters } from "./letters/builder-letters.ts";
import { commissionLetters } from "./letters/commission-letters.ts";
import { jobLetters } from "./letters/job-letters.ts";
import { planLetters } from "./letters/plan-letters.ts";
import { promiseLetters } from "./letters/promise-letters.ts";
import { quoteLetters } from "./letters/quote-letters.ts";
import type { MailSite } from "./mail-site.ts";

const letters: Letters<Letter> = {
  ...accountLetters,
  ...builderLetters,
  ...assignmentLetters,
  ...promiseLetters,
  ...quoteLetters,
  ...jobLetters,
  ...commissionLetters,
  ...planLetters,
};

/** Writes the content of an email. */
export function writeLetter(letter: Letter, site: MailSite): LetterWords {
  const write = letters[letter.kind].write as WriteLetter<LetterKind>;
  return write(letter, site);
}

/** The topic by which a kind of email can be muted; null when it is always sent. */
export function mailTopicOf(kind: LetterKind): MailTopic | null {
  return letters[kind].topic;
}

/** The kinds of email with this owner. */
export function kindsOwnedBy(owner: LetterOwner): LetterKind[] {
  return (Object.keys(letters) as LetterKind[]).filter((kind) => letters[kind].ownedBy === owner);
}
