import type { AccountLetter, BuilderLetter } from "./account-letter.ts";
import type { CommissionLetter } from "./commission-letter.ts";
import type { JobLetter } from "./job-letter.ts";
import type { PlanLetter } from "./plan-letter.ts";
import type { AssignmentLetter, PromiseLetter } from "./promise-letter.ts";
import type { QuoteLetter } from "./quote-letter.ts";

/** An email's recipient. `address` is one bare address: no commas, no line breaks. */
export type Addressee = { name: string | null; address: string };

/** Every email that the product sends, as facts; the mail adapter writes the text. */
export type Letter = { to: Addressee } & (
  | AccountLetter
  | BuilderLetter
  | AssignmentLetter
  | PromiseLetter
  | QuoteLetter
  | JobLetter
  | CommissionLetter
  | PlanLetter
);
export type LetterKind = Letter["kind"];
