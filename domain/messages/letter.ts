import type { AccountLetter, BuilderLetter } from "./account-letter.ts";
import type { AssignmentLetter, PromiseLetter } from "./promise-letter.ts";
import type { QuoteLetter } from "./quote-letter.ts";

/** An email's recipient. `address` is one bare address: no commas, no line breaks. */
export type Addressee = { name: string | null; address: string };

/** Every message that the product sends, as facts; the words are the mail adapter's. */
export type Letter = { to: Addressee } & (
  | AccountLetter
  | BuilderLetter
  | AssignmentLetter
  | PromiseLetter
  | QuoteLetter
);
export type LetterKind = Letter["kind"];
